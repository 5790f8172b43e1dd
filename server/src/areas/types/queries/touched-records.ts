import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';

/** What of a record a change of its type may touch. `known`: the caller may read it; `published`: readers see it, or will unless somebody acts. */
export type TouchedRecord = { key: Key; title: string; types: Key[]; known: boolean; published: boolean; content: Content };

const published = (record: string) => sql<boolean>`(
  ${sql.ref(`${record}.published_from`)} is not null
    and (${sql.ref(`${record}.published_till`)} is null or ${sql.ref(`${record}.published_till`)} > now())
  or ${sql.ref(`${record}.planned_from`)} is not null)`;

/** The records of each sort that have a type: what they are called and what they say now. */
const sources: Record<TypeConcern, (type: Key, who: Caller['who']) => RawBuilder<unknown>> = {
  organisation: (type, { assignments }) => sql`
    select o.key, o.title, o.types, ${organisationsWithin(readableTeams(assignments, 'ORGANISATION:read'))} as known,
      ${published('o')} as published, r.content
    from organisation o join team t on t.key = o.team join revision r on r.record = o.key and r.number = o.working
    where o.types @> array[${type}::uuid]`,
  product: (type, { assignments }) => sql`
    select p.key, p.title, array[p.type] as types, ${organisationsWithin(readableTeams(assignments, 'PRODUCT:read'))} as known,
      ${published('p')} as published, r.content
    from product p join organisation o on o.key = p.organisation join team t on t.key = o.team
      join revision r on r.record = p.key and r.number = p.working
    where p.type = ${type}`,
  supplement: (type, { assignments }) => sql`
    select s.key, s.title, array[s.type] as types, ${organisationsWithin(readableTeams(assignments, 'SUPPLEMENT:read'))} as known,
      false as published, r.content
    from supplement s join organisation o on o.key = s.organisation join team t on t.key = o.team
      join revision r on r.record = s.key and r.number = s.working
    where s.type = ${type}`,
};

/** How many at once: a few questions for the largest tenants, and never all contents in memory. */
const batch = 4000;

/** The records that have a type, in batches, each with only these fields of what it says. */
export async function* touchedRecords(
  caller: Caller,
  db: Kysely<DB>,
  { concerns, type, fields }: { concerns: TypeConcern; type: Key; fields: readonly string[] },
): AsyncGenerator<TouchedRecord[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<TouchedRecord>`
      select s.key, s.title, s.types, s.known, s.published,
        coalesce((select jsonb_object_agg(e.key, e.value) from jsonb_each(s.content) e where e.key = any(${[...fields]}::text[])), '{}') as content
      from (${sources[concerns](type, caller.who)}) s where s.key > ${after} order by s.key limit ${batch}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.key;
  }
}

/** How many records have a type, archived ones too. */
export const recordsOf = async (db: Kysely<DB>, concerns: TypeConcern, type: Key): Promise<number> => {
  const { rows } = await sql<{ records: number }>`
    select count(*) as records from ${sql.table(concerns)}
    where ${concerns === 'organisation' ? sql`types @> array[${type}::uuid]` : sql`type = ${type}`}`.execute(db);
  return rows[0]?.records ?? 0;
};
