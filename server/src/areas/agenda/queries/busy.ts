import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql, type SqlBool } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { type Days, itemsWhere, touching } from './items.ts';
import { timesOf } from './times.ts';
import { itemsWithin } from './within.ts';

/** What is put away or not shared any more takes up no room; a product that is not published yet does. Opening hours leave room for what happens in them. */
const takesRoom = sql<SqlBool>`(i.kind <> 'hours' and o.archived_at is null and o.deactivated_at is null and n.archived_at is null
  and exists (select from organisation w where w.key = n.organisation and w.archived_at is null and w.deactivated_at is null)
  and (n.organisation = i.organisation or exists (
    select from product_consumer c where c.product = n.key and c.organisation = i.organisation and c.state = 'accepted')))`;

/** A location of a library where the right is held, or one that a product names which is shown where the right is held. */
const reachable = async (caller: Caller, location: Key): Promise<Key> => {
  const within = organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller)));
  const { rows } = await sql<{ key: Key }>`
    select s.key from supplement s where s.key = ${location} and (
      exists (select from organisation o join team t on t.key = o.team where o.key = s.organisation and ${within})
      or exists (
        select from supplement_use u join product p on p.key = u.record and u.revision in (p.working, p.published_revision)
          join product_consumer c on c.product = p.key and c.state = 'accepted'
          join organisation o on o.key = c.organisation join team t on t.key = o.team
        where u.supplement = s.key and ${within}))`.execute(caller.db);
  return found(rows[0]).key;
};

/** What else takes place at a location; titles of what may be read. Refuses record.unknown. */
export const listBusy = async (caller: Caller, { location, except, ...days }: Days & { location: Key; except?: Key | undefined }) => {
  const key = await reachable(caller, location);
  const others = [sql<SqlBool>`i.locations @> ${[key]}::uuid[]`, ...(except ? [sql<SqlBool>`i.key <> ${except}`] : [])];
  const items = await itemsWhere(caller.db, caller.now, [touching(days), takesRoom, ...others], itemsWithin(caller));
  return timesOf(items, days)
    .filter(({ place, occurrence }) => place === key && occurrence.state !== 'cancelled')
    .map(({ item, occurrence: { start, end } }) => ({
      ...(item.mayRead ? { item: item.key, title: item.productTitle } : { item: null, title: null }),
      start,
      end,
    }));
};
