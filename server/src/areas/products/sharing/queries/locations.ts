import type { Key } from '@bronhouder/domain/instant.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../database/types.ts';
import { organisationsWithin } from '../../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../../http/caller.ts';
import { found, refuse } from '../../../../http/refusal-error.ts';
import { hasPlace } from '../../../supplements/queries/has-place.ts';

/** Which of these are locations of the organisation, held until they are written down. */
export const knownLocations = async (db: Kysely<DB>, organisation: Key, keys: readonly Key[]): Promise<Set<Key>> => {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('supplement as s')
    .select('s.key')
    .where('s.organisation', '=', organisation)
    .where('s.key', 'in', [...keys])
    .where(hasPlace)
    .forKeyShare(['s'])
    .execute();
  return new Set(rows.map(({ key }) => key));
};

const whereShared = async (caller: Caller, key: Key): Promise<Key> => {
  const at = () =>
    caller.db
      .selectFrom('product_consumer as c')
      .innerJoin('organisation as o', 'o.key', 'c.organisation')
      .innerJoin('team as t', 't.key', 'o.team')
      .select('o.key')
      .where('c.key', '=', key);
  const within = (right: Right) => organisationsWithin(readableTeams(caller.who.assignments, right));
  found(await at().where(within('PRODUCT:read')).executeTakeFirst());
  const organisation = await at()
    .where(within(rightOf(caller)))
    .executeTakeFirst();
  if (!organisation) return refuse('right.missing');
  const used = await at().where(within('SUPPLEMENT:use')).executeTakeFirst();
  return used?.key ?? refuse('sharing.locations-right');
};

type Input = { key: Key; q: string; page: number; size: number };

/** Locations in the library of a co-organiser, by title, as far as they may be read. Refuses record.unknown, right.missing, sharing.locations-right. */
export const listLocations = async (caller: Caller, { key, q, page, size }: Input) => {
  const organisation = await whereShared(caller, key);
  const rows = await caller.db
    .selectFrom('supplement as s')
    .innerJoin('organisation as o', 'o.key', 's.organisation')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['s.key', 's.title', sql<number>`count(*) over ()`.as('total')])
    .where('s.organisation', '=', organisation)
    .where(organisationsWithin(readableTeams(caller.who.assignments, 'SUPPLEMENT:read')))
    .where(hasPlace)
    .where(sql<boolean>`s.searched like '%' || plain(${q.replace(/[\\%_]/g, '\\$&')}) || '%'`)
    .orderBy('s.title')
    .orderBy('s.key')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
};
