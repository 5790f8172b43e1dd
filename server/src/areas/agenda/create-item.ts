import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import { normaliseTiming } from '@bronhouder/domain/agenda/normalise.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Maker } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import { libraryPlace } from '../supplements/queries/library-place.ts';
import { problemsWith } from './judge.ts';
import { newItem } from './new-item.ts';
import { type ItemRecord, refusedArchived, type Standing, standing } from './record.ts';
import { inserted } from './store.ts';
import { madeTrace } from './traces.ts';

/** `key`: chosen beforehand, where whoever makes it has to know it; else a new one. */
type Input = { organisation: Key; product: Key | null; location: Key | null; timing: Timing; key?: Key };

/**
 * Puts a product into the agenda of an organisation that owns or shows it. Refuses save.archived, and form.problems with everything that is
 * wrong at its field.
 */
export const createItem: Maker<ItemRecord, Input, Standing> = {
  readPlace: 'AGENDA:read',
  placeOf: (trx, { organisation }) => libraryPlace(trx, organisation),
  make: async ({ organisation, product, location, timing, key }, place, at, trx) => {
    if ((await libraryPlace(trx, organisation))?.archivedAt) return refusedArchived();
    const after = { product, location, timing: normaliseTiming(timing) };
    const problems = await problemsWith(trx, { organisation, before: null, after }, at);
    if (problems.length > 0 || product === null || location === null) return refused('form.problems', { count: problems.length }, problems);
    const content = { product, location, timing: after.timing };
    return done(newItem({ key: key ?? at.caller.house.newKey(), organisation, teams: place.teams, content }, at));
  },
  insert: (trx, it, caller) => allAtOnce(trx, inserted(trx, [{ it, trace: madeTrace(it) }], caller)),
  answer: (it) => standing(it),
};
