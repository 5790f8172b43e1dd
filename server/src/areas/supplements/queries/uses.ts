import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { type User, usersOf, usersThrough } from './users-sql.ts';
import { readable } from './within.ts';

export type Use = User & { organisationTitle: string; mayRead: boolean };

/**
 * Everything that uses a supplement within reach, in the order of its kinds and titles, with what of it the caller may read by name.
 * `through`: also by way of other supplements.
 */
export const usesWithin = async (caller: Caller, key: Key, through = false): Promise<Use[]> => {
  const it = found(await readable(caller).select(['s.key', 's.organisation']).where('s.key', '=', key).executeTakeFirst());
  const { assignments } = caller.who;
  const users = through ? usersThrough : usersOf;
  const { rows } = await sql<Use>`
    select x.*, o.title as "organisationTitle", case x.kind
      when 'organisation' then ${organisationsWithin(readableTeams(assignments, 'ORGANISATION:read'))}
      when 'product' then ${organisationsWithin(readableTeams(assignments, 'PRODUCT:read'))}
      when 'agenda' then ${organisationsWithin(readableTeams(assignments, 'AGENDA:read'))}
      else ${organisationsWithin(readableTeams(assignments, 'SUPPLEMENT:read'))} end as "mayRead"
    from ${users({ supplement: sql`${it.key}::uuid`, organisation: sql`${it.organisation}::uuid`, now: caller.now })} x
      join organisation o on o.key = x.organisation join team t on t.key = o.team
    order by array_position(array['organisation', 'product', 'supplement', 'agenda'], x.kind), plain(x.title), x.key, o.key`.execute(
    caller.db,
  );
  return rows;
};

/** Where a supplement is used: one page of what the caller may read by name, with how many there are, and how many others. */
export const listUses = async (caller: Caller, { key, page, size }: { key: Key; page: number; size: number }) => {
  const uses = await usesWithin(caller, key);
  const named = uses.filter(({ mayRead }) => mayRead);
  return {
    rows: named.slice((page - 1) * size, page * size).map(({ organisation, organisationTitle, mayRead: _mayRead, ...use }) => ({
      ...use,
      organisation: { key: organisation, title: organisationTitle },
    })),
    total: named.length,
    hidden: uses.length - named.length,
  };
};
