import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { differences } from '@bronhouder/domain/types/differences.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { definitionsOf } from '../queries.ts';
import { forAdministrators } from './for-administrators.ts';
import { recordsOf } from './touched-records.ts';

/** More are in the log. */
const most = 50;

/** The newest versions of a type up to one of them, each with what it changed; the last of the list has nothing to be compared with. */
const versionsOf = async (caller: Caller, key: Key, till: number, count: number) => {
  const rows = await caller.db
    .selectFrom('type_definition as d')
    .select(['d.key', 'd.version', 'd.made_at as at', personIn('d.made_by').as('by')])
    .select(sql<TypeConcern>`d.concerns`.as('concerns'))
    .where('d.key', '=', key)
    .where('d.version', '<=', till)
    .orderBy('d.version', 'desc')
    .limit(count + 1)
    .execute();
  const definitions = await definitionsOf(caller.db, rows);
  return rows.slice(0, count).flatMap(({ version, at, by, concerns }, index) => {
    const [definition, before] = [definitions[index], definitions[index + 1]];
    if (!definition) return [];
    return [{ version, at, by, concerns, definition, changes: before ? differences(before, definition) : [] }];
  });
};

/** A type with its versions, for whoever changes it. Refuses right.missing and record.unknown. */
export const getType = async (caller: Caller, { key }: { key: Key }) => {
  forAdministrators(caller);
  const versions = await versionsOf(caller, key, 2_147_483_647, most);
  const { definition, version, concerns } = found(versions[0]);
  return {
    key,
    version,
    concerns,
    definition,
    records: await recordsOf(caller.db, concerns, key),
    versions: versions.map(({ version: number, at, by, changes }) => ({ version: number, at, by, changes })),
  };
};

/** An older version of a type, whole. Refuses right.missing and record.unknown. */
export const getTypeVersion = async (caller: Caller, { key, number }: { key: Key; number: number }) => {
  forAdministrators(caller);
  const [asked] = await versionsOf(caller, key, number, 1);
  const { version, at, by, changes, definition } = found(asked?.version === number ? asked : null);
  return { version, at, by, changes, definition };
};
