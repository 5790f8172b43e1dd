import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { type Person, personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import type { TypeReference } from '../../types/queries.ts';
import type { Reading } from '../reading.ts';

/**
 * Finds the content of one revision, as its kind of record writes it, for a verb that has the record already; null: there is none of
 * that number.
 */
export const revisionContent =
  <C>() =>
  async (db: Kysely<DB>, record: Key, number: number): Promise<C | null> => {
    const { rows } = await sql<{ content: C }>`select content from revision where record = ${record} and number = ${number}`.execute(db);
    return rows[0]?.content ?? null;
  };

/** The name that goes with a key. */
export const savedBy = async (db: Kysely<DB>, key: Key | null): Promise<Person | null> => {
  if (!key) return null;
  const row = await db.selectFrom('user_account').select('name').where('id', '=', key).executeTakeFirst();
  return { key, name: row?.name ?? null };
};

const revisionsWithin = (reading: Reading, caller: Caller, key: Key) =>
  caller.db.selectFrom(reading.within(caller, key).as('it')).innerJoin('revision as r', 'r.record', 'it.key');

/** The versions of a record, newest first, with the fields in which each differs from the one before. */
export const listRevisions =
  (reading: Reading) =>
  async (caller: Caller, { key, page, size }: { key: Key; page: number; size: number }) => {
    const rows = await revisionsWithin(reading, caller, key)
      .select([
        'r.number',
        'r.made_at as at',
        personIn('r.made_by').as('by'),
        'r.fields',
        sql<string>`coalesce(r.content->>'title', it.title)`.as('title'),
      ])
      .select(sql<number>`count(*) over ()`.as('total'))
      .orderBy('r.number', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    if (page === 1) found(rows[0]);
    return { rows: rows.map(({ total, ...row }) => row), total: rows[0]?.total ?? 0 };
  };

/** One version, whole. */
export const getRevision =
  (reading: Reading) =>
  async (caller: Caller, { key, number }: { key: Key; number: number }) => {
    const row = await revisionsWithin(reading, caller, key)
      .select(['r.number', 'r.made_at as at', personIn('r.made_by').as('by'), 'r.types', 'r.content'])
      .where('r.number', '=', number)
      .executeTakeFirst();
    const { types, content, ...rest } = found(row);
    return { ...rest, types: types as TypeReference[], content: content as Content };
  };
