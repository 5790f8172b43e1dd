import { useSyncExternalStore } from 'react';
import { api, handled } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';

/** A supplement as a form that names it shows it. */
export type Named = ApiAnswers['supplement']['titles'][number];

/** How many keys are asked for in one call: what fits into an address. */
const mostAtOnce = 100;

/** Null: it does not exist, or not for this user. */
const known = new Map<string, Named | null>();
const waiting = new Set<string>();
const listeners = new Set<() => void>();
let lookUp: LookUp = (key) => find(key);

const tellAll = () => {
  lookUp = (key) => find(key);
  for (const listener of listeners) listener();
};

const learn = (keys: readonly string[], found: readonly Named[]) => {
  const byKey = new Map(found.map((one) => [one.key, one]));
  for (const key of keys) known.set(key, byKey.get(key) ?? null);
  tellAll();
};

const askFor = async (keys: string[]) => {
  try {
    learn(keys, await api.supplement.titles({ keys }, handled));
  } catch {
    learn(keys, []);
  }
};

/** Asks for everything that was looked up while a screen was drawn, together. */
const askForAll = () => {
  const keys = [...waiting];
  waiting.clear();
  while (keys.length > 0) void askFor(keys.splice(0, mostAtOnce));
};

type LookUp = (key: string) => Named | null | undefined;

const find: LookUp = (key) => {
  const found = known.get(key);
  if (found !== undefined || waiting.has(key)) return found;
  if (waiting.size === 0) queueMicrotask(askForAll);
  waiting.add(key);
  return undefined;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What was known may have changed: a supplement was saved, closed, opened, replaced or deleted. */
export const forgetNamed = (): void => {
  known.clear();
  tellAll();
};

/** Looks supplements up by key; undefined while the answer is on its way. Another function once more of them are known. */
export const useNamed = (): LookUp => useSyncExternalStore(subscribe, () => lookUp);
