import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { nearestHolding } from '@bronhouder/domain/permissions/nearest.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type Kysely, sql } from 'kysely';
import { assignmentOf, assignmentsOf } from '../../../../access/assignments.ts';
import type { DB } from '../../../../database/types.ts';
import { holderOf, holdersAround } from '../../../rights/queries/holders.ts';

/** Who is asked first for what takes this right at each of these organisations. */
export const nearestHoldersAt = async (db: Kysely<DB>, right: Right, organisations: readonly Key[]): Promise<Map<Key, Key[]>> => {
  if (organisations.length === 0) return new Map();
  const rows = await db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['o.key', 't.path', holdersAround(sql.ref('o.key')).as('holders')])
    .where('o.key', 'in', [...organisations])
    .execute();
  return new Map(
    rows.map(({ key, path, holders }) => [
      key,
      nearestHolding(right, { teams: path, organisation: key }, holders.map(holderOf)).map(({ person }) => person.key),
    ]),
  );
};

/** Whether somebody has an account in use, and holds this right there still. */
export const stillHolds = async (db: Kysely<DB>, person: Key, right: Right, place: Subject): Promise<boolean> => {
  const row = await db
    .selectFrom('user_account as u')
    .select(assignmentsOf('u.id').as('assignments'))
    .where('u.id', '=', person)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && allowed(row.assignments.map(assignmentOf), place, right);
};
