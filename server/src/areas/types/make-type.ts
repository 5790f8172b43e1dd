import type { TypeConcern, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Author } from '../../trace.ts';
import { insertType } from './store.ts';

/** Makes a type, or a newer version of one that exists. */
export const makeType = (author: Author, tenant: Key, definition: TypeDefinition, concerns: TypeConcern = 'organisation'): Promise<void> =>
  author.house.database
    .forTenant(tenant)
    .transaction()
    .execute((trx) => insertType(trx, concerns, definition, author));
