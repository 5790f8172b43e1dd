import type { Key } from '@bronhouder/domain/instant.ts';
import { builtInRoles, type BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { GivenRole } from '../record.ts';

type Row = { key: Key; name: string; builtIn: BuiltInRole | null; team: Key | null; rights: Right[] };

/** The role as the rules have it. The rights of a built-in role are those of this version of the code. */
export const givenRole = (row: Row): GivenRole => ({ ...row, rights: row.builtIn ? builtInRoles[row.builtIn] : row.rights });

export const roleColumns = [
  'key',
  'name',
  'team',
  sql<BuiltInRole | null>`built_in`.as('builtIn'),
  sql<Right[]>`rights`.as('rights'),
] as const;

/** The role with this key, which stays as it is until the transaction ends; null: there is none. */
export const roleToGive = async (trx: Transaction<DB>, key: Key): Promise<GivenRole | null> => {
  const row = await trx.selectFrom('role').select(roleColumns).where('key', '=', key).forShare().executeTakeFirst();
  return row ? givenRole(row) : null;
};
