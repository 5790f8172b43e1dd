import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addressOf, startTestServer } from '@bronhouder/server/database/server-for-tests.ts';
import { startMailbox } from './mailbox.ts';

const root = resolve(import.meta.dirname, '..');
const port = process.env.E2E_PORT ?? '8181';

const answers = async (server: ChildProcess): Promise<void> => {
  // A busy machine may take minutes to fill the demo world.
  for (let turn = 0; turn < 1500; turn += 1) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error('the server did not start within five minutes');
};

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((done) => (server.exitCode === null ? server.once('exit', () => done()) : done()));

/**
 * The real server with the demo world on a database of its own that waits for no disk, or on the one of DATABASE_URL; gone afterwards. For
 * journeys with a mail server beside it, for pictures without.
 */
export default async function startServer(journeys?: object): Promise<() => Promise<void>> {
  const mailbox = journeys && (await startMailbox());
  const database = await startTestServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'bronhouder-e2e-'));
  const server = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(database.config),
      PORT: port,
      DEMO: '1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...(mailbox && { SMTP_URL: mailbox.url }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended(server);
    await database.stop();
    await mailbox?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await answers(server).catch(async (fault: unknown) => {
    await stop();
    throw fault;
  });
  return stop;
}
