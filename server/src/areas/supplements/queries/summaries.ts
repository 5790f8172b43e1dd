import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Summary, summaryOf } from '@bronhouder/domain/supplements/summary.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { definitionsOf, newestType } from '../../types/queries.ts';

const nothing: Summary = { gps: null, address: null, picture: null, file: null, email: null, phone: null };

/** What lists, cards and maps show of these supplements, by the newest version of their types. The keys are those that may be seen. */
export const summaries = async (db: Kysely<DB>, keys: readonly Key[]): Promise<(key: Key) => Summary> => {
  if (keys.length === 0) return () => nothing;
  const rows = await db
    .selectFrom('supplement as s')
    .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 's.key').onRef('r.number', '=', 's.working'))
    .select(['s.key', 'r.content', newestType('s.type').as('types')])
    .where('s.key', 'in', [...keys])
    .execute();
  const definitions = await definitionsOf(
    db,
    rows.flatMap(({ types }) => types),
  );
  const known = new Map(definitions.map((type) => [type.key, fieldsOf(type.sections)]));
  const shown = new Map(
    rows.map(({ key, content, types: [type] }) => [key, summaryOf(known.get(type?.key ?? '') ?? [], content as Content)] as const),
  );
  return (key) => shown.get(key) ?? nothing;
};
