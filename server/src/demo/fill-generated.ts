import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { fillOrganisations } from '@bronhouder/world/fill.ts';
import { generateOrganisations } from '@bronhouder/world/generate.ts';
import type { OrganisationSeed } from '@bronhouder/world/seeds.ts';
import { streekdataTenant } from '@bronhouder/world/streekdata/tenant.ts';
import { recordMoments } from '../areas/organisations/record-moments.ts';
import { tenantByKey } from '../areas/tenants/queries/find.ts';
import { perform } from '../change.ts';
import { StartupFault } from '../database/startup-fault.ts';
import type { Caller } from '../http/caller.ts';
import type { House } from '../house.ts';
import { portalOf } from '../jobs/portal.ts';
import { inBulk } from './in-bulk.ts';
import { learn, presentAmong } from './store.ts';
import { worldVerbs } from './world-verbs.ts';

const { key: tenant } = streekdataTenant;
/** How many go into one statement: their values stay below what PostgreSQL takes at once. */
const atOnce = 250;
const seed = 2026;

const portalAt = async (house: House, now: Instant): Promise<Caller> => {
  const found = await tenantByKey(house.database, tenant);
  if (!found) throw new StartupFault('The demo world is not in this database: generated organisations belong to its first tenant.');
  return { ...portalOf(house, found, 'ORGANISATION:publish'), now };
};

const absentOf = async (house: House, wanted: OrganisationSeed[]): Promise<OrganisationSeed[]> => {
  const keys = wanted.map(({ key }): Key => key);
  const present = new Set(await presentAmong(house.database, tenant, 'organisation', keys));
  return wanted.filter(({ key }) => !present.has(key));
};

/**
 * Adds generated organisations to the first tenant of the demo world until there are as many of them as asked for; how many it added.
 * What time brought them meanwhile is written down as well, so that the jobs find nothing to do.
 * @throws StartupFault when the demo world is not there
 */
export const fillGenerated = async (house: House, count: number): Promise<number> => {
  const now = house.clock();
  const portal = await portalAt(house, now);
  const absent = await absentOf(house, generateOrganisations(count, seed));
  const keeping = inBulk();
  const verbs = worldVerbs(house, keeping);
  for (let from = 0; from < absent.length; from += atOnce) {
    const some = absent.slice(from, from + atOnce);
    await fillOrganisations(verbs, now, some);
    for (const { key } of some) await perform(keeping.verb(recordMoments), portal, { key });
    await keeping.write(house.database, tenant);
  }
  if (absent.length > 0) await learn(house.database);
  return absent.length;
};
