import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { withClient } from './connection.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { runningServer } from './embedded-running.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bronhouder-data-'));
  folders.push(folder);
  // Started by root, the database server is another user and must be able to enter.
  chmodSync(folder, 0o755);
  return folder;
};

const start = async (folder: string): Promise<Embedded> => {
  const server = await startEmbedded(folder);
  onTestFinished(server.stop);
  return server;
};

const ask = (server: Pick<Embedded, 'config'>, text: string): Promise<unknown[]> =>
  withClient(server.config, async (client) => (await client.query(text)).rows);

const serverProcess = (folder: string): number => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

const lives = (process_: number): boolean => {
  try {
    return process.kill(process_, 0) && !readFileSync(`/proc/${process_}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('starts on an empty directory, stops without a trace, and has everything when it starts again', async () => {
  const folder = dataFolder();
  const first = await start(folder);
  await ask(first, "create table word as select unnest(array['zef', 'Zee', 'École', 'eb']) as word");
  const server = serverProcess(folder);
  expect(await runningServer(folder)).toEqual(first.config);
  await first.stop();
  expect(lives(server)).toBe(false);
  expect(existsSync(String(first.config.host))).toBe(false);
  expect(await runningServer(folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['postgres']);

  const second = await start(folder);
  expect(await ask(second, 'select word from word order by word')).toEqual(['eb', 'École', 'Zee', 'zef'].map((word) => ({ word })));
  const safe =
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by 1";
  expect((await ask(second, safe)).map((row) => Object.values(row as object).join(' '))).toEqual([
    'fsync on',
    'full_page_writes on',
    'listen_addresses ',
    'synchronous_commit on',
  ]);
});

test('when it ends by itself, that is told', async () => {
  const folder = dataFolder();
  const server = await start(folder);
  process.kill(serverProcess(folder), 'SIGTERM');
  expect(await server.ended).toContain('ended with code 0');
});

test('a directory in use is refused with one clear line', async () => {
  const folder = dataFolder();
  const server = await start(folder);
  await expect(startEmbedded(folder)).rejects.toThrow(`Another process already uses the data directory ${folder}`);
  expect(await ask(server, 'select 1 as still')).toEqual([{ still: 1 }]);
});

test('two processes that start at once on an empty directory: one gets it', async () => {
  const folder = dataFolder();
  const outcomes = await Promise.allSettled([start(folder), start(folder)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(readdirSync(folder)).toEqual(['postgres']);
});

test('a directory that cannot be written is refused with one clear line', async () => {
  const file = join(dataFolder(), 'file');
  writeFileSync(file, '');
  await expect(startEmbedded(join(file, 'data'))).rejects.toThrow(`The data directory ${file}/data cannot be written`);
});

/** A process of its own that starts the server and writes numbers until it is killed, telling each one that was committed. */
const writer = (folder: string): ChildProcess => fork(join(import.meta.dirname, 'writer-for-tests.ts'), [folder], { execArgv: [] });

test('kill -9 of the starter, again and again: the server goes too, and nothing acknowledged is lost', async () => {
  const folder = dataFolder();
  let acknowledged = 0;
  for (let round = 0; round < 3; round += 1) {
    const child = writer(folder);
    const enough = acknowledged + 100;
    child.on('message', (number) => {
      acknowledged = Number(number);
    });
    await until(() => acknowledged >= enough);
    const server = serverProcess(folder);
    const sockets = String((await runningServer(folder))?.host);
    child.kill('SIGKILL');
    await once(child, 'close');
    await until(() => !lives(server) && !existsSync(sockets));
  }
  const rows = await ask(await start(folder), 'select count(*)::int as count, max(number) as last from written');
  const [{ count, last }] = rows as [{ count: number; last: number }];
  expect(last).toBeGreaterThanOrEqual(acknowledged);
  expect(count).toBe(last);
});
