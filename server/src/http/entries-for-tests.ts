import { access } from '@bronhouder/contract/access.ts';
import { api } from '@bronhouder/contract/api.ts';
import { regions, tenants, words } from '@bronhouder/contract/services.ts';
import type { Method } from './client-for-tests.ts';

/** A call of the contract; `base` is where its service stands. */
export type Entry = { name: string; base: string; method: Method; path: string };
type Noun = Record<string, { '~orpc': { route: { method?: string; path?: string } } }>;
const entriesOf = (nouns: Record<string, Noun>, base: string): Entry[] =>
  Object.entries(nouns).flatMap(([noun, calls]) =>
    Object.entries(calls).map(
      ([
        call,
        {
          '~orpc': { route },
        },
      ]) => ({
        name: `${noun}.${call}`,
        base,
        method: route.method as Method,
        path: route.path ?? '',
      }),
    ),
  );
/** Every call of every service. */
export const entries = [
  ...entriesOf(api, ''),
  ...entriesOf({ access }, '//access'),
  ...entriesOf({ regions }, '//regions'),
  ...entriesOf({ words }, '//words'),
  ...entriesOf({ tenants }, '//tenants'),
];
