import type { Key } from '@bronhouder/domain/instant.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Transaction } from 'kysely';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import { type Author, logged } from '../../trace.ts';

export type RoleRow = { key: Key; name: string; description: string; rights: Right[]; built_in: BuiltInRole | null };

/** The role and its audit entry. */
export const insertRole = (trx: Transaction<DB>, role: RoleRow, author: Author): Promise<void> =>
  allAtOnce(trx, {
    made: trx.insertInto('role').values(role),
    ...logged(
      trx,
      { kind: 'role', record: role.key },
      [{ act: 'create', action: 'create', revision: null, note: null, values: { name: role.name } }],
      author,
    ),
  });
