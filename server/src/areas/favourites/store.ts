import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin, teamsWithin } from '../../database/within-reach.ts';
import type { Caller } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';

type Type = 'team' | 'organisation' | 'product';
export type Favourite = { type: Type; key: Key; title: string; payload: Record<string, string> };

/** What the caller may read now, by type, products also where they are shown or offered: favourites of anything else are kept, but not shown. */
const within = (caller: Caller) => {
  const { assignments } = caller.who;
  const ofProducts = organisationsWithin(readableTeams(assignments, 'PRODUCT:read'));
  return sql`(
    select 'organisation' as type, o.key, o.title from organisation o join team t on t.key = o.team
    where ${organisationsWithin(readableTeams(assignments, 'ORGANISATION:read'))}
    union all
    select 'team', t.key, t.name from team t where ${teamsWithin(readableTeams(assignments, 'TEAM:read'))}
    union all
    select 'product', p.key, p.title from product p join organisation o on o.key = p.organisation join team t on t.key = o.team
    where ${ofProducts} or p.key in (
      select pc.product from product_consumer pc join organisation o on o.key = pc.organisation join team t on t.key = o.team
      where pc.state in ('offered', 'accepted') and ${ofProducts}))`;
};

/** The caller's favourites, as they are called now. */
export const listFavourites = async (caller: Caller): Promise<Favourite[]> => {
  const { rows } = await sql<Favourite>`
    select f.type, f.key, it.title, f.payload from favourite f join ${within(caller)} it on it.type = f.type and it.key = f.key
    where f.user_id = ${caller.who.user.key} order by it.title, f.key`.execute(caller.db);
  return rows;
};

/** Adds a favourite, once. What cannot be read cannot be starred. */
export const addFavourite = async (caller: Caller, { type, key, title, payload }: Favourite): Promise<Favourite> => {
  const { rows } = await sql<{
    title: string;
  }>`select it.title from ${within(caller)} it where it.type = ${type} and it.key = ${key}`.execute(caller.db);
  const known = found(rows[0]);
  await caller.db
    .insertInto('favourite')
    .values({ user_id: caller.who.user.key, type, key, title, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { type, key, title: known.title, payload };
};

/** Removes a favourite; one that is not there is no mistake. */
export const removeFavourite = async (caller: Caller, { type, key }: { type: Type; key: Key }) => {
  await caller.db
    .deleteFrom('favourite')
    .where('user_id', '=', caller.who.user.key)
    .where('type', '=', type)
    .where('key', '=', key)
    .execute();
  return {};
};
