import type { Assignment } from '@bronhouder/domain/permissions/assignment.ts';
import { missingToHandOut } from '@bronhouder/domain/permissions/allowed.ts';
import { type Gift, reasonNotToGive } from '@bronhouder/domain/permissions/hand-out.ts';
import { refused } from '@bronhouder/domain/outcome.ts';

/** Why somebody may not give a role, as a refusal that names the rights they lack; null: they may. */
export const notToGive = (assignments: readonly Assignment[], gift: Gift) => {
  const code = reasonNotToGive(assignments, gift);
  if (code === null) return null;
  return refused(code, code === 'assignment.rights-not-held' ? missing(assignments, gift) : {});
};

/** Why somebody may not change or take away a role: it gives more than they could hand out there themselves. Null: they may. */
export const notToTake = (assignments: readonly Assignment[], gift: Gift) => {
  const values = missing(assignments, gift);
  return values.rights === '' ? null : refused('assignment.rights-not-held', values);
};

const missing = (assignments: readonly Assignment[], { subject, scope, role }: Gift) => ({
  rights: missingToHandOut(assignments, subject, scope, role.rights).join(','),
});
