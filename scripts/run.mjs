// Plain JavaScript for Node 20.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './installed.mjs';

const endings = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * npm puts a shell between itself and us, and a signal sent to npm ends that shell without reaching us.
 * @param {() => void} act
 */
const whenParentIsGone = (act) => {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => process.ppid === parent || act(), 300);
};

/**
 * Runs a process of ours until it ends and answers its exit code. It hears of Ctrl+C through us, once; and it notices when we are gone
 * (the channel closes), however that happened: see ends-with-parent.ts.
 * @param {string} node
 * @param {string[]} words
 * @param {Record<string, string>} [environment]
 * @returns {Promise<number>}
 */
export const run = (node, words, environment = {}) =>
  new Promise((resolve) => {
    const child = spawn(node, ['--import', './scripts/ends-with-parent.ts', ...words], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    const forward = endings.map((signal) => {
      const listener = () => void child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      process.on(signal, listener);
      return { signal, listener };
    });
    const watch = whenParentIsGone(() => child.kill('SIGTERM'));
    child.on('error', (fault) => {
      console.error(fault.message);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const { signal: name, listener } of forward) process.off(name, listener);
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
