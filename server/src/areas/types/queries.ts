import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '../../database/types.ts';

type Reference = { key: Key; version: number };

const nameOf = ({ key, version }: Reference) => `${key}/${version}`;

/** A version of a type never changes, so it may be kept for as long as there is room. */
const known = new LRUCache<string, TypeDefinition>({ max: 1000 });

/** The versions of types that are asked for, in the order asked; at most one round trip, none when they are known already. */
export const definitionsOf = async (db: Kysely<DB>, references: readonly Reference[]): Promise<TypeDefinition[]> => {
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

/** All types of the tenant that are for organisations, in their newest version, inactive ones included. */
export const organisationTypes = async (db: Kysely<DB>): Promise<TypeDefinition[]> => {
  const newest = await db
    .selectFrom('type_definition')
    .select(['key', 'version'])
    .where('newest', '=', true)
    .where('concerns', '=', 'organisation')
    .orderBy('key')
    .execute();
  return definitionsOf(db, newest);
};
