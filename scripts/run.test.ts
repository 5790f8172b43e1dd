import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const program = `
  process.on('SIGINT', () => process.exit(7));
  process.on('SIGTERM', () => process.exit(8));
  console.log(process.pid);
  setInterval(() => {}, 1000);`;
const starter = `
  import { run } from './scripts/run.mjs';
  process.exit(await run(process.execPath, ['-e', process.env.PROGRAM]));`;

const start = async () => {
  const outer = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(outer.stdout, 'data');
  return { outer, inner: Number(String(line)) };
};

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const gone = async (pid: number): Promise<void> => {
  while (lives(pid)) await new Promise((next) => setTimeout(next, 10));
};

test.each([
  ['SIGINT', 7],
  ['SIGTERM', 8],
  ['SIGHUP', 8],
] as const)('%s reaches the program, whose exit code is passed on', async (signal, code) => {
  const { outer, inner } = await start();
  outer.kill(signal);
  expect(await once(outer, 'close')).toEqual([code, null]);
  await gone(inner);
});

test('the program ends too when its starter is killed', async () => {
  const { outer, inner } = await start();
  outer.kill('SIGKILL');
  await gone(inner);
  expect(lives(inner)).toBe(false);
});
