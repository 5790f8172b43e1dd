/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin; the rule means windows */
import { Worker } from 'node:worker_threads';
import type { Letter } from './letter.ts';
import type { Written } from './mail.ts';

type Answer = { number: number; mail?: Written; fault?: string };
type Waiting = { done: (mail: Written) => void; failed: (fault: Error) => void };

const idleFor = 20_000;

let worker: Worker | null = null;
let rest: NodeJS.Timeout | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

const stop = (): void => {
  const stopped = worker;
  worker = null;
  void stopped?.terminate();
};

const take = ({ number, mail, fault }: Answer): void => {
  const one = waiting.get(number);
  waiting.delete(number);
  if (mail) one?.done(mail);
  else one?.failed(new Error(`a mail could not be written: ${fault}`));
  if (waiting.size === 0) rest = setTimeout(stop, idleFor).unref();
};

const fail = (fault: Error): void => {
  worker = null;
  for (const one of waiting.values()) one.failed(fault);
  waiting.clear();
};

const start = (): Worker => {
  const started = new Worker(new URL('./template-worker.ts', import.meta.url), { execArgv: [] });
  started.on('message', take).on('error', fail);
  // It must not keep a process alive that has nothing else to do, such as a command.
  started.unref();
  return started;
};

/**
 * The letter as HTML and as text. The templates take fifty megabytes, a third of what a server process may: they live in a thread
 * that ends when no mail has been written for a while.
 */
export const typeset = (letter: Letter): Promise<Written> =>
  new Promise((done, failed) => {
    clearTimeout(rest);
    worker ??= start();
    worker.ref();
    count += 1;
    waiting.set(count, {
      done: (mail) => (settle(), done(mail)),
      failed: (fault) => (settle(), failed(fault)),
    });
    worker.postMessage({ number: count, letter });
  });

const settle = (): void => {
  if (waiting.size === 0) worker?.unref();
};
