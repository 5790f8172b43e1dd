import { covers } from '@bronhouder/domain/invitations/covers.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';

type Wanted = { person: Key; role: Key; place: Place; scope: Scope };

/** Whether somebody holds all of this at the place already, `but` by this assignment. */
export const isHeld = async (trx: Transaction<DB>, { person, role, place, scope }: Wanted, but: Key | null = null): Promise<boolean> => {
  const rows = await trx
    .selectFrom('assignment')
    .select(['key', sql<Scope>`scope`.as('scope')])
    .where('user_id', '=', person)
    .where('role', '=', role)
    .where(place.kind, '=', place.key)
    .execute();
  return rows.some((row) => row.key !== but && covers(place.kind, row.scope, scope));
};
