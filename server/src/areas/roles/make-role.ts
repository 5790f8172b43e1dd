import type { Key } from '@bronhouder/domain/instant.ts';
import { type BuiltInRole, builtInRoleNames, builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { roles as phrases } from '@bronhouder/phrases/nl/roles.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Author } from '../../trace.ts';
import { insertRole } from './store.ts';

export type NewRole = { key: Key; name: string; description: string; rights: Right[]; team: Key };

/** Makes a role of the tenant's own. */
export const makeRole = (author: Author, tenant: Key, { key, name, description, rights, team }: NewRole): Promise<void> =>
  author.house.database
    .forTenant(tenant)
    .transaction()
    .execute((trx) => insertRole(trx, { key, name, description, rights, team, built_in: null }, author));

/** The built-in roles, under these keys, of a tenant that is being made. */
export const makeBuiltInRoles = async (trx: Transaction<DB>, keys: Record<BuiltInRole, Key>, author: Author): Promise<void> => {
  for (const name of builtInRoleNames) {
    await insertRole(
      trx,
      { key: keys[name], ...phrases.builtIn[name], rights: [...builtInRoles[name]], built_in: name, team: null },
      author,
    );
  }
};
