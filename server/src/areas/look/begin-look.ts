import type { Key } from '@bronhouder/domain/instant.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { neededAt } from '@bronhouder/domain/permissions/needed.ts';
import { usableAt } from '@bronhouder/domain/roles/usable.ts';
import { type Looking, seenThrough } from '../../access/look.ts';
import { type Caller, neededBy } from '../../http/caller.ts';
import { found, refuse } from '../../http/refusal-error.ts';
import { findLook } from './queries.ts';
import { keepLook } from './store.ts';

type Input = { role: Key; place: Place; scope: Scope };

/**
 * Looks at the portal through a role at a place, until `endLook`. Refuses record.unknown, right.missing, role.not-usable and
 * assignment.rights-not-held just as handing it out would; look.read-only to whoever looks already.
 */
export const beginLook = async (caller: Caller, { role, place, scope }: Input): Promise<Looking> => {
  const { assignments, looking } = caller.who;
  if (looking) return refuse('look.read-only');
  const kept = { role, kind: place.kind, place: place.key, scope };
  const row = found(await findLook(caller, kept));
  const subject = place.kind === 'team' ? { teams: row.teams } : { teams: row.teams, organisation: place.key };
  if (!allowed(assignments, subject, place.kind === 'team' ? 'TEAM:read' : 'ORGANISATION:read')) return refuse('record.unknown');
  if (!allowed(assignments, subject, neededAt(neededBy(caller), subject))) return refuse('right.missing');
  if (!usableAt({ team: row.roleTeam }, subject)) return refuse('role.not-usable');
  const seen = seenThrough(row, assignments);
  if (!seen.looking) return refuse('assignment.rights-not-held');
  await keepLook(caller, kept, { act: 'lookBegan', role, values: { [place.kind]: place.key, scope } });
  return seen.looking;
};
