import type { Key } from '@bronhouder/domain/instant.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/refusal-error.ts';
import { rolesOf, shownRole } from './shown.ts';

/** The roles that can be held at a team (points 2, 3 and 6). Refuses record.unknown. One round trip. */
export const listRoles = async (caller: Caller, { team }: { team: Key }) => {
  const rows = await rolesOf(caller, team).execute();
  // There are always the built-in ones.
  return rows.length > 0 ? rows.map((row) => shownRole(row, caller)) : refuse('record.unknown');
};
