import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { closingOf } from '../../supplements/closing-columns.ts';
import { hasPlaceOrIsInOne } from '../../supplements/queries/has-place.ts';
import { atAgenda } from './at-agenda.ts';
import { inReach } from './usable.ts';

type Input = { key: Key; product?: Key | undefined; q: string; page: number; size: number };

/** When something was last put into the agenda there. */
const lastUsed = (organisation: Key) =>
  sql`(select max(i.saved_at) from agenda_item i where i.organisation = ${organisation} and i.location = s.key)`;

/**
 * Where something can take place: locations of the organisation's own library, and those that a product of another organisation names.
 * Those used lately come first, then by title.
 */
export const listAgendaLocations = async (caller: Caller, { key: organisation, product, q, page, size }: Input) => {
  await atAgenda(caller, organisation);
  const rows = await caller.db
    .selectFrom('supplement as s')
    .select(['s.key', 's.title', 's.type', 's.closed_from', 's.closed_till', 's.closed_reason'])
    .select([sql<boolean>`s.organisation <> ${organisation}`.as('shared'), sql<number>`count(*) over ()`.as('total')])
    .where(inReach(organisation, product ?? null))
    .where(hasPlaceOrIsInOne)
    .where(sql<boolean>`s.searched like '%' || plain(${q.replace(/[\\%_]/g, '\\$&')}) || '%'`)
    .orderBy(sql`${lastUsed(organisation)} desc nulls last`)
    .orderBy('s.title')
    .orderBy('s.key')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    rows: rows.map(({ key, title, type, shared, ...closing }) => ({ key, title, type, shared, closing: closingOf(closing) })),
    total: rows[0]?.total ?? 0,
  };
};
