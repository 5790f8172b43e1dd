/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin; the rule means windows */
import { parentPort } from 'node:worker_threads';
import type { Letter } from './letter.ts';
import { written } from './template.ts';

// One letter in, one mail out; a letter that cannot be written answers with the reason.
parentPort?.on('message', ({ number, letter }: { number: number; letter: Letter }) => {
  void written(letter).then(
    (mail) => parentPort?.postMessage({ number, mail }),
    (fault: unknown) => parentPort?.postMessage({ number, fault: String(fault) }),
  );
});
