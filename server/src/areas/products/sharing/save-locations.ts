import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { share } from '@bronhouder/domain/products/sharing.ts';
import type { Verb } from '../../../change.ts';
import { knownLocations } from './queries/locations.ts';
import { type ShareRecord, standing } from './record.ts';
import { shares } from './store.ts';
import { traceOf } from './trace.ts';

type Input = { key: Key; version: number; locations: Key[] };

/**
 * Where a co-organiser has the product, in places of its own library: the owner's product itself stays as it is. Refuses where it is not
 * accepted, sharing.locations-right, sharing.location-unknown.
 */
export const saveLocations: Verb<ShareRecord, Input, ReturnType<typeof standing>> = {
  records: shares.consumer,
  decide: async (it, { locations: chosen }, { caller }, trx) => {
    const decided = share('chooseLocations', it.state, it.sides);
    if (!decided.ok) return decided;
    if (!allowed(caller.who.assignments, it.place, 'SUPPLEMENT:use')) return refused('sharing.locations-right');
    const locations = [...new Set(chosen)];
    const known = await knownLocations(trx, it.consumer.key, locations);
    const unknown = locations.findIndex((key) => !known.has(key));
    if (unknown >= 0) return refused('sharing.location-unknown', {}, [{ field: `locations.${unknown}`, code: 'shape' }]);
    if (locations.join() === it.locations.join()) return done({ unchanged: true });
    return done({ next: { ...it, locations }, traces: [traceOf('chooseLocations', it)] });
  },
  answer: standing,
};
