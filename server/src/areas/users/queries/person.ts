import type { Key } from '@bronhouder/domain/instant.ts';
import type { Assignment } from '@bronhouder/domain/permissions/assignment.ts';
import { assignmentOf, assignmentsOf } from '../../../access/assignments.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { mayBeSeen } from './seen.ts';

/**
 * What somebody whom the caller may look up may do: with a deactivated account nothing. Refuses record.unknown.
 */
export const assignmentsOfPerson = async (caller: Caller, key: Key): Promise<Assignment[]> => {
  const row = found(
    await caller.db
      .selectFrom('user_account as u')
      .select(['u.deactivated_at', assignmentsOf('u.id').as('assignments')])
      .where('u.id', '=', key)
      .where(mayBeSeen(caller))
      .executeTakeFirst(),
  );
  return row.deactivated_at === null ? row.assignments.map(assignmentOf) : [];
};
