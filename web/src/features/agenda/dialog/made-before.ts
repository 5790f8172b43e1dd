import { addDays } from '@bronhouder/domain/agenda/days.ts';
import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import { firstDay } from '@bronhouder/domain/agenda/reach.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import type { TypedContent } from './typed-item.ts';

type Answers = ApiAnswers['agenda'];
type Window = { organisation: Key; products: Key[]; locations: Key[]; kinds: ItemContent['timing']['kind'][]; from: string; till: string };

/** What is asked of the server. */
export type Asking = {
  occurrences(window: Window): Promise<Pick<Answers['occurrences'], 'items'>>;
  get(named: { key: Key }): Promise<Pick<Answers['get'], 'key' | 'version' | 'product' | 'location' | 'timing' | 'savedAt'>>;
};

/** So far may the clock of a browser be ahead of that of the server. */
const tolerance = 5 * 60_000;
/** As far as is asked at once, in days. */
const longest = 400;

/**
 * What an earlier try made whose answer never came back: an item with just this content, not older than that try (`since`), that nobody
 * changed. So a second try does not put it into the agenda twice.
 */
export const madeBefore = async (
  { occurrences, get }: Asking,
  organisation: Key,
  { product, location, timing }: TypedContent,
  since: Instant,
): Promise<{ key: Key; version: number; split: null } | null> => {
  if (product === null || location === null) return null;
  const from = firstDay(timing);
  const window = { from, till: addDays(from, longest - 1), kinds: [timing.kind] };
  const { items } = await occurrences({ organisation, products: [product], locations: [], ...window });
  const untouched = items.filter((item) => item.organisation.key === organisation && item.version === 1);
  const found = await Promise.all(untouched.map(({ key }) => get({ key })));
  const made = found.filter(({ version, savedAt }) => version === 1 && Date.parse(savedAt) >= Date.parse(since) - tolerance);
  const same = made.find((item) => item.location.key === location && sameValue(item.timing, timing));
  return same ? { key: same.key, version: same.version, split: null } : null;
};
