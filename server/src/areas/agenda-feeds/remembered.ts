import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const megabytes = 32;

const known = new LRUCache<string, string>({ maxSize: megabytes * 1024 * 1024, sizeCalculation: (text) => text.length + 1 });
const inHand = new Map<string, Promise<string>>();

const kept = async (name: string, write: () => Promise<string>): Promise<string> => {
  try {
    const text = await write();
    known.set(name, text);
    return text;
  } finally {
    inHand.delete(name);
  }
};

/** A text that follows from these facts alone: written once for as many calendars as ask, and again as soon as one of the facts is another. */
export const remembered = (facts: unknown, write: () => Promise<string>): Promise<string> => {
  const name = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  const before = known.get(name);
  if (before !== undefined) return Promise.resolve(before);
  const made = inHand.get(name) ?? kept(name, write);
  inHand.set(name, made);
  return made;
};
