import type { Key } from '@bronhouder/domain/instant.ts';
import { type RawBuilder, sql } from 'kysely';

export type Person = { key: Key; name: string | null };

/** Who stands in this column, as one JSON value; null for nobody. Their row may be gone: then a former user, without a name. */
export const personIn = (column: string): RawBuilder<Person | null> =>
  sql<Person | null>`(case when ${sql.ref(column)} is null then null else json_build_object('key', ${sql.ref(column)}, 'name', (select nullif(u.name, '') from user_account u where u.id = ${sql.ref(column)})) end)`;
