import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/types.ts';
import { definitionsOf } from './definitions.ts';

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
