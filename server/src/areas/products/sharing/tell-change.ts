import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { House } from '../../../house.ts';
import type { About } from '../../../jobs/about.ts';
import { notify } from '../../../jobs/notify.ts';
import { nearestHoldersAt } from './queries/holders.ts';

/** One entry of the log of a product. */
export type Change = { record: Key; act: string; at: Instant; by: Key | null; details: { values?: { from?: Instant } } };

const gone = ['ended', 'endByDeactivation', 'endByArchive'];

/** What an entry means to whoever shows the product: it went out anew, or is gone; null: nothing that readers there would notice. */
const meaning = ({ act, at, details }: Change): 'published' | 'depublished' | null => {
  if (act === 'publish' || act === 'published') return 'published';
  // An end that is planned is told of when it comes.
  if (act === 'depublish') return (details.values?.from ?? at) <= at ? 'depublished' : null;
  return gone.includes(act) ? 'depublished' : null;
};

const showing = (trx: Transaction<DB>, product: Key) =>
  trx
    .selectFrom('product_consumer as c')
    .innerJoin('product as p', 'p.key', 'c.product')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .innerJoin('organisation as k', 'k.key', 'c.organisation')
    .innerJoin('team as t', 't.key', 'k.team')
    .select(['k.key', 'k.title as consumer', 't.path', 'o.title as owner', 'p.title'])
    .where('c.product', '=', product)
    .where('c.state', '=', 'accepted')
    .execute();

/**
 * Tells each co-organiser that what it shows went out anew or is gone: who can answer for it there. `told`: who heard of it already,
 * since they want to hear of the product.
 */
export const tellCoOrganisers = async (house: House, trx: Transaction<DB>, change: Change, told: readonly Key[]): Promise<void> => {
  const does = meaning(change);
  if (!does) return;
  const shown = await showing(trx, change.record);
  if (shown.length === 0) return;
  const nearest = await nearestHoldersAt(
    trx,
    'PRODUCT:cohostFrom',
    shown.map(({ key }) => key),
  );
  for (const { key, path, consumer, owner, title } of shown) {
    const about: About = { kind: 'product', record: change.record, places: [{ teams: path, organisation: key }] };
    const people = (nearest.get(key) ?? []).filter((person) => !told.includes(person));
    await notify(house, trx, { people, about, by: change.by }, (to) => ({
      ...to,
      kind: 'product-shared',
      path: `#/organisation/${key}/product/${change.record}`,
      values: { does, title, owner, consumer, at: change.at },
      quote: '',
    }));
  }
};
