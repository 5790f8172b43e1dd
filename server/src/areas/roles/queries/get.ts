import type { Key } from '@bronhouder/domain/instant.ts';
import { grantable } from '@bronhouder/domain/roles/grantable.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { rolesOf, shownRole } from './shown.ts';

/** One role as it can be held at a team, and what the caller may put into a role there. Refuses record.unknown. One round trip. */
export const getRole = async (caller: Caller, { team, role }: { team: Key; role: Key }) => {
  const row = found(await rolesOf(caller, team).where('r.key', '=', role).executeTakeFirst());
  return { ...shownRole(row, caller), grantable: grantable(caller.who.assignments, { teams: row.path }) };
};
