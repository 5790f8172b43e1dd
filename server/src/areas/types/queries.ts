import { type TypeConcern, typeConcerns, type TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '../../database/types.ts';

/** A version of a type. */
export type TypeReference = { key: Key; version: number };

/** The newest version of each type of an organisation, in the order chosen, for a query with `organisation as o`. */
export const newestTypes = sql<TypeReference[]>`(
  select json_agg(json_build_object('key', d.key, 'version', d.version) order by array_position(o.types, d.key))
  from type_definition d where d.key = any(o.types) and d.newest)`;

/** The newest version of the one type in this column, as a list. */
export const newestType = (column: string) => sql<TypeReference[]>`(
  select json_agg(json_build_object('key', d.key, 'version', d.version)) from type_definition d where d.key = ${sql.ref(column)} and d.newest)`;

const nameOf = ({ key, version }: TypeReference) => `${key}/${version}`;

/** A version of a type never changes, so it may be kept for as long as there is room. */
const known = new LRUCache<string, TypeDefinition>({ max: 1000 });

/** For a process that goes on with another database: the tests, file by file. */
export const forgetDefinitions = (): void => known.clear();

/** The versions of types that are asked for, in the order asked; at most one round trip, none when they are known already. */
export const definitionsOf = async (db: Kysely<DB>, references: readonly TypeReference[]): Promise<TypeDefinition[]> => {
  const missing = references.filter((reference) => !known.has(nameOf(reference)));
  if (missing.length > 0) {
    const rows = await db
      .selectFrom('type_definition')
      .select(['key', 'version', sql<TypeDefinition>`definition`.as('definition')])
      .where(
        'key',
        'in',
        missing.map((reference) => reference.key),
      )
      .where(
        'version',
        'in',
        missing.map((reference) => reference.version),
      )
      .execute();
    for (const row of rows) known.set(nameOf(row), row.definition);
  }
  return references.flatMap((reference) => known.get(nameOf(reference)) ?? []);
};

const newestOf = (db: Kysely<DB>, concerns: readonly TypeConcern[]) =>
  db
    .selectFrom('type_definition')
    .select(['key', 'version', 'concerns'])
    .where('newest', '=', true)
    .where('concerns', 'in', [...concerns])
    .orderBy('key')
    .execute();

/** All types of the tenant that are for organisations (or products, or supplements), in their newest version, inactive ones included. */
const typesOf =
  (concern: TypeConcern) =>
  async (db: Kysely<DB>): Promise<TypeDefinition[]> =>
    definitionsOf(db, await newestOf(db, [concern]));

export const organisationTypes = typesOf('organisation');
export const productTypes = typesOf('product');
export const supplementTypes = typesOf('supplement');

/** Those of each concern at once. */
export const newestByConcern = async (db: Kysely<DB>): Promise<Record<TypeConcern, TypeDefinition[]>> => {
  const newest = await newestOf(db, typeConcerns);
  const known = await definitionsOf(db, newest);
  const of = (concern: TypeConcern) => known.filter((_, index) => newest[index]?.concerns === concern);
  return { organisation: of('organisation'), product: of('product'), supplement: of('supplement') };
};
