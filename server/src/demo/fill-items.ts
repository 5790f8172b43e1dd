import { generateItems } from '@bronhouder/world/generate-items.ts';
import type { GeneratedProduct } from '@bronhouder/world/generate-products.ts';
import { workedOn } from '@bronhouder/world/moment.ts';
import { streekdataTeams, streekdataTenant } from '@bronhouder/world/streekdata/tenant.ts';
import type { House } from '../house.ts';
import { learn, presentAmong } from './store.ts';
import { worldVerbs } from './world-verbs.ts';

const { key: tenant } = streekdataTenant;
/** The team whose agenda it is. */
const { key: team } = streekdataTeams.kempen;

/**
 * Adds items to the agendas of generated organisations in one team until there are as many of them as asked for, with the locations where
 * they take place; how many it added.
 */
export const fillItems = async (house: House, products: readonly GeneratedProduct[], count: number): Promise<number> => {
  const now = house.clock();
  const { locations, items } = generateItems(
    products.filter(({ organisation }) => organisation.team === team),
    count,
  );
  const absent = async <Seed extends { key: string }>(kind: 'supplement' | 'agenda_item', seeds: readonly Seed[]): Promise<Seed[]> => {
    const keys = seeds.map(({ key }) => key);
    const present = new Set(await presentAmong(house.database, tenant, kind, keys));
    return seeds.filter(({ key }) => !present.has(key));
  };
  const verbs = worldVerbs(house);
  for (const { by, day, organisation, ...made } of await absent('supplement', locations))
    await verbs.makeSupplement({ tenant, organisation, by, at: workedOn(now, day, made.key, 0) }, made);
  const added = await absent('agenda_item', items);
  for (const { by, day, timing, ...item } of added)
    await verbs.makeItem({ tenant, by, at: workedOn(now, day, item.key, 0) }, { ...item, timing: timing(now) });
  if (added.length > 0) await learn(house.database);
  return added.length;
};
