import { type FeedSubject, problemsOfFeed } from '@bronhouder/domain/agenda/feed.ts';
import { tidyLine } from '@bronhouder/domain/fields/characters.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { originOf } from '../../access/site.ts';
import type { Maker } from '../../change.ts';
import { subjectAt } from './subject-at.ts';
import type { FeedRecord } from './record.ts';
import { insertFeed, type Placed, placeOfFeeds } from './store.ts';
import { feedPath, newToken } from './token.ts';

type Input = { organisation: Key; about: FeedSubject; of: Key; name: string };
type New = FeedRecord & { token: string; origin: string };

/** Makes a secret address for an agenda (decisions, 5). Refuses save.archived, form.problems, and record.unknown for what is not in that agenda. */
export const createFeed: Maker<New, Input, { key: Key; address: string }> = {
  readPlace: 'AGENDA:read',
  placeOf: (trx, { organisation }) => placeOfFeeds(trx, organisation),
  make: async (input, place, { caller }, trx) => {
    const { archived, host } = place as Placed;
    if (archived) return refused('save.archived');
    const problems = problemsOfFeed(input);
    if (problems.length > 0) return refused('form.problems', {}, problems);
    if (!(await subjectAt(trx, input))) return refused('record.unknown');
    const { house } = caller;
    const written = { ...input, name: tidyLine(input.name), revokedAt: null };
    return done({ ...written, key: house.newKey(), version: 1, place, token: newToken(), origin: originOf(house.publicUrl, host) });
  },
  insert: insertFeed,
  answer: ({ key, token, origin }) => ({ key, address: `${origin}${feedPath(token)}` }),
};
