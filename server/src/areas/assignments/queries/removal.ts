import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Assignment, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { lastHolder } from '@bronhouder/domain/permissions/last-holder.ts';
import { neededAt } from '@bronhouder/domain/permissions/needed.ts';
import { type Caller, neededBy } from '../../../http/caller.ts';
import { found, refuse } from '../../../http/refusal-error.ts';
import { assignmentIn, type AssignmentRecord, heldIn } from '../record.ts';
import { candidatesFor } from './candidates.ts';
import { assignmentRow, recordOf } from './locked.ts';
import { heldAtOf } from './place.ts';
import { givenRole, roleColumns } from './role.ts';

type Input = { key: Key; role?: Key | undefined; scope?: Scope | undefined };

/** What it would become instead; null: nothing. An unknown role gives nothing. */
const insteadOf = async ({ db }: Caller, it: AssignmentRecord, { role, scope = it.scope }: Input): Promise<Assignment | null> => {
  if (role === undefined) return scope === it.scope ? null : assignmentIn({ ...it, scope });
  const other = await db.selectFrom('role').select(roleColumns).where('key', '=', role).executeTakeFirst();
  return other ? assignmentIn({ ...it, scope, role: givenRole(other) }) : null;
};

/**
 * What is lost when a role is taken away or becomes another, and whom to appoint instead: people with a role there or nearby whom the caller knows, and who
 * cannot do it already. Refuses record.unknown for what stands where the caller may not assign roles.
 */
export const previewRemoval = async (caller: Caller, input: Input) => {
  const row = found(await assignmentRow(caller.db, input.key).executeTakeFirst());
  const it = recordOf(row, heldAtOf(row));
  if (!allowed(caller.who.assignments, it.place, neededAt(neededBy(caller), it.place))) refuse('record.unknown');
  const loss = lastHolder(it.held, heldIn(it), it.place, await insteadOf(caller, it, input));
  const names = new Map(row.holders.map(({ person }) => [person.key, person]));
  return {
    ...loss,
    above: loss.above.flatMap((person) => names.get(person) ?? []),
    candidates: loss.lastHere ? await candidatesFor(caller, it, [it.person.key, ...loss.above]) : [],
  };
};
