import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { refuse } from '../../../http/refusal-error.ts';

/** Types are the tenant's: kept by those who hold the right at its root team. Refuses right.missing. */
export const forAdministrators = (caller: Caller): void => {
  if (!allowed(caller.who.assignments, { teams: [caller.tenant.rootTeam] }, rightOf(caller))) refuse('right.missing');
};
