import { streekdataTenant } from '@bronhouder/world/streekdata/tenant.ts';
import { vlaanderenTenant } from '@bronhouder/world/vlaanderen/tenant.ts';
import { activateTenant } from '../areas/tenants/store.ts';
import { asOwnerOf } from '../database/owner-transaction.ts';
import type { House } from '../house.ts';
import { alone, emptied, learn, type Standing, tenantsOf } from './store.ts';

const ours = [streekdataTenant.key, vlaanderenTenant.key];

/** What it takes to fill, loaded only then: a server whose world is whole has no use for it. */
const means = async () => ({ ...(await import('@bronhouder/world/fill.ts')), ...(await import('./world-verbs.ts')) });

/** Lets people in, which is also the mark that the world is whole. */
const open = async (house: House): Promise<void> => {
  const author = { house, now: house.clock(), who: null };
  for (const key of ours) await asOwnerOf(house.database, key, (trx) => activateTenant(trx, key, author));
};

const isHalf = ({ key, opened }: Standing): boolean => ours.includes(key) && !opened;

/**
 * Fills the demo world into a database without tenants. A world that a killed process left half filled, into which nobody was ever let,
 * is removed and filled anew; beside other tenants it is left as it is, and the log says so.
 */
export const fillDemo = (house: House): Promise<void> =>
  alone(house.database, async (client) => {
    const standing = await tenantsOf(client);
    const half = standing.some(isHalf);
    if (standing.length > 0 && !half) return;
    if (standing.some(({ key }) => !ours.includes(key))) {
      house.log.warn('The demo world is only half filled and stays closed, because there are other tenants: use another database for it.');
      return;
    }
    if (half) {
      house.log.warn('The demo world was left half filled: it is filled anew.');
      for (const name of await emptied(client)) await house.outside.files.delete(name);
    }
    const began = performance.now();
    house.log.info('Filling the demo world …');
    const { fillWorld, worldVerbs } = await means();
    await fillWorld(worldVerbs(house), house.clock());
    await open(house);
    await learn(house.database);
    house.log.info(`The demo world is filled, in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  });

/** The small world, for tests: the same cast with few organisations. */
export const fillSmall = async (house: House): Promise<void> => {
  const { fillSmallWorld, worldVerbs } = await means();
  await fillSmallWorld(worldVerbs(house), house.clock());
  await open(house);
};
