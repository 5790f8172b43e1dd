import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Transaction } from 'kysely';
import { type AssignmentRow, assignmentOf, assignmentsOf } from '../../../access/assignments.ts';
import type { DB } from '../../../database/types.ts';
import type { House } from '../../../house.ts';
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

/** Who wants to hear what others do with the product. */
const subscribersOf = async (trx: Transaction<DB>, product: Key): Promise<{ id: Key; assignments: AssignmentRow[] }[]> =>
  trx
    .selectFrom('subscription as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select(['u.id', assignmentsOf('u.id').as('assignments')])
    .where('s.record', '=', product)
    .where('u.deactivated_at', 'is', null)
    .execute();

/** Tells each co-organiser that what it shows went out anew or is gone: who can answer for it there, and who wants to hear of it. */
export const tellCoOrganisers = async (house: House, trx: Transaction<DB>, change: Change): Promise<void> => {
  const does = meaning(change);
  if (!does) return;
  const shown = await showing(trx, change.record);
  if (shown.length === 0) return;
  const nearest = await nearestHoldersAt(
    trx,
    'PRODUCT:cohostFrom',
    shown.map(({ key }) => key),
  );
  const subscribers = await subscribersOf(trx, change.record);
  for (const { key, path, consumer, owner, title } of shown) {
    const about = { teams: path, organisation: key };
    const there = subscribers.filter(({ assignments }) => allowed(assignments.map(assignmentOf), about, 'PRODUCT:read'));
    const people = [...new Set([...(nearest.get(key) ?? []), ...there.map(({ id }) => id)])];
    await notify(house, trx, { people, about, by: change.by }, (to) => ({
      ...to,
      kind: 'product-shared',
      path: `#/organisation/${key}/product/${change.record}`,
      values: { does, title, owner, consumer, at: change.at },
      quote: '',
    }));
  }
};
