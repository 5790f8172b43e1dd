import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { definitionsOf } from '../queries.ts';
import { forAdministrators } from './for-administrators.ts';

/** How many records have each type: one look at every record, whatever the number of types. */
const uses = sql<{ type: string; records: number }>`(
  select used.type, count(*) as records from (
    select unnest(types) as type from organisation union all select type from product union all select type from supplement) used
  group by used.type)`;

/** Every type of the tenant with how much there is of it, by name. Refuses right.missing. */
export const listTypes = async (caller: Caller) => {
  forAdministrators(caller);
  const rows = await caller.db
    .selectFrom('type_definition as d')
    .leftJoin(uses.as('u'), (join) => join.onRef('u.type', '=', 'd.key'))
    .select(['d.key', 'd.version', 'd.made_at as savedAt'])
    .select([sql<TypeConcern>`d.concerns`.as('concerns'), sql<number>`coalesce(u.records, 0)`.as('records')])
    .select(personIn('d.made_by').as('savedBy'))
    .where('d.newest', '=', true)
    .orderBy(sql`plain(d.definition->'name'->>'nl')`)
    .execute();
  const definitions = await definitionsOf(caller.db, rows);
  return rows.flatMap((row, index) => {
    const definition = definitions[index];
    if (!definition) return [];
    const { name, icon, category, active, removable, sections } = definition;
    return [{ ...row, name, icon, category, active, removable, fields: fieldsOf(sections).length }];
  });
};
