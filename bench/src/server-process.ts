import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A server process that answers. */
export type Running = {
  origin: string;
  /** From the start of the process until it answered, in milliseconds. */
  startedIn: number;
  /** How often it has asked the database, and how many bytes of memory it has. */
  ask(what: 'queries' | 'memory'): Promise<number>;
  stop(): Promise<void>;
};

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const portal = here('../../server/src/main.ts');
export const bare = here('bare/main.ts');

/** As `npm start` starts it; BENCH_FLAGS adds to them, `--cpu-prof` for one. */
const asStarted = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const NODE_COMPILE_CACHE = here('../../node_modules/.cache/compiled');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
};

const untilReady = async (child: ChildProcess, origin: string): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ready = await fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await pause(20);
  }
};

/** Starts a server process on a free port, and waits until it answers. */
export const startServer = async (file: string, environment: Record<string, string>): Promise<Running> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH,
    TZ: 'UTC',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE,
    PORT: String(port),
    ...environment,
  };
  const began = performance.now();
  const flags = [...asStarted, ...(process.env.BENCH_FLAGS?.split(' ') ?? [])];
  const child = spawn(process.execPath, [...flags, '--import', here('spy.ts'), file], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const forsaken = () => void child.kill('SIGKILL');
  process.once('exit', forsaken);
  await untilReady(child, origin);
  return {
    origin,
    startedIn: performance.now() - began,
    ask: async (what) => {
      const answer = once(child, 'message');
      child.send(what);
      return Number((await answer)[0]);
    },
    stop: async () => {
      process.off('exit', forsaken);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
