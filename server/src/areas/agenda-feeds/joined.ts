import { setImmediate } from 'node:timers/promises';

/** As long as others have to wait at most, in milliseconds. */
const slice = 20;

/** A text that takes a while to work out, part by part; others are answered in between. */
export const joined = async (parts: Iterable<string>): Promise<string> => {
  const there: string[] = [];
  let began = performance.now();
  for (const part of parts) {
    there.push(part);
    if (performance.now() - began < slice) continue;
    await setImmediate();
    began = performance.now();
  }
  return there.join('');
};
