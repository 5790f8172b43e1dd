import type { Key } from '@bronhouder/domain/instant.ts';
import { tenants } from '@bronhouder/world/cast.ts';
import { fillOrganisations } from '@bronhouder/world/fill.ts';
import { generateOrganisations } from '@bronhouder/world/generate.ts';
import type { House } from '../house.ts';
import { inBulk } from './in-bulk.ts';
import { presentAmong } from './store.ts';
import { worldVerbs } from './world-verbs.ts';

const tenant: Key = tenants.streekdata.key;
/** How many go into one statement: their values stay below what PostgreSQL takes at once. */
const atOnce = 250;
const seed = 2026;

/**
 * Adds generated organisations to the first tenant of the demo world, which has to be there, until there are as many of them as asked for;
 * how many it added.
 */
export const fillGenerated = async (house: House, count: number): Promise<number> => {
  const wanted = generateOrganisations(count, seed);
  const present = new Set(
    await presentAmong(
      house.database,
      tenant,
      wanted.map(({ key }) => key),
    ),
  );
  const absent = wanted.filter(({ key }) => !present.has(key));
  const keeping = inBulk();
  const verbs = worldVerbs(house, { keeping });
  const now = house.clock();
  for (let from = 0; from < absent.length; from += atOnce) {
    await fillOrganisations(verbs, now, absent.slice(from, from + atOnce));
    await keeping.write(house.database, tenant);
  }
  return absent.length;
};
