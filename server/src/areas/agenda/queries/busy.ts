import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { sql, type SqlBool } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { refuse } from '../../../http/refusal-error.ts';
import { type Days, itemsWhere } from './items.ts';
import { firstTimes } from './times.ts';
import { itemsWithin } from './within.ts';

/** The first of them: no room holds more in a year. */
const most = 5000;

/** What is put away or not shared any more takes up no room; a product that is not published yet does. Opening hours leave room for what happens in them. */
const takesRoom = sql<SqlBool>`(i.kind <> 'hours' and o.archived_at is null and o.deactivated_at is null and n.archived_at is null
  and exists (select from organisation w where w.key = n.organisation and w.archived_at is null and w.deactivated_at is null)
  and (n.organisation = i.organisation or exists (
    select from product_consumer c where c.product = n.key and c.organisation = i.organisation and c.state = 'accepted')))`;

/** A location of a library where a right is held, or that a product names which is shown where it is held. */
const within = (caller: Caller, right: Right) => {
  const there = organisationsWithin(readableTeams(caller.who.assignments, right));
  return sql<boolean>`(exists (select from organisation o join team t on t.key = o.team where o.key = s.organisation and ${there})
    or exists (
      select from supplement_use u join product p on p.key = u.record and u.revision in (p.working, p.published_revision)
        join product_consumer c on c.product = p.key and c.state = 'accepted'
        join organisation o on o.key = c.organisation join team t on t.key = o.team
      where u.supplement = s.key and ${there}))`;
};

const reachable = async (caller: Caller, location: Key): Promise<Key> => {
  const may = await caller.db
    .selectFrom('supplement as s')
    .select([within(caller, 'SUPPLEMENT:read').as('read'), within(caller, rightOf(caller)).as('use')])
    .where('s.key', '=', location)
    .executeTakeFirst();
  if (may?.use) return location;
  return refuse(may?.read ? 'right.missing' : 'record.unknown');
};

/** What else takes place at a location; titles of what may be read. Refuses record.unknown, right.missing. */
export const listBusy = async (caller: Caller, { location, except, ...days }: Days & { location: Key; except?: Key | undefined }) => {
  const key = await reachable(caller, location);
  const others = [sql<SqlBool>`i.locations @> ${[key]}::uuid[]`, ...(except ? [sql<SqlBool>`i.key <> ${except}`] : [])];
  const items = await itemsWhere(caller.db, caller.now, days, [takesRoom, ...others], itemsWithin(caller));
  const { times } = firstTimes(items, days, { most, wanted: ({ place, occurrence }) => place === key && occurrence.state !== 'cancelled' });
  return times.map(({ item, occurrence: { start, end } }) => ({
    ...(item.mayRead ? { item: item.key, title: item.productTitle } : { item: null, title: null }),
    start,
    end,
  }));
};
