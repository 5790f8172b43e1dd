import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { grantable, notHeldForChange } from '@bronhouder/domain/roles/grantable.ts';
import { problemsOfRole, tidyRole, type WrittenRole } from '@bronhouder/domain/roles/problems.ts';
import type { Maker } from '../../change.ts';
import { pathOfTeam } from '../teams/queries/path.ts';
import { isUsable } from './queries/usable.ts';
import type { RoleRecord } from './record.ts';
import { insertOwnRole } from './store.ts';

type Input = WrittenRole & { team: Key; copiedFrom: Key | null };
type Seen = { key: Key; version: number };

/**
 * Makes a role of a team, empty or as a copy. Refuses form.problems, role.rights-not-held for rights that the maker does not hold there
 * and everywhere beneath, and record.unknown for a role to copy that cannot be held there.
 */
export const createRole: Maker<RoleRecord, Input, Seen> = {
  readPlace: 'TEAM:read',
  placeOf: async (trx, { team }) => {
    const teams = await pathOfTeam(trx, team);
    return teams && { teams };
  },
  make: async ({ team, copiedFrom, ...written }, place, { caller }, trx) => {
    const problems = problemsOfRole(written);
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const content = tidyRole(written);
    const held = grantable(caller.who.assignments, place);
    const missing = notHeldForChange(held, { rights: [], websiteRole: content.websiteRole }, content);
    if (missing.length > 0) return refused('role.rights-not-held', { rights: missing.join(',') });
    if (copiedFrom !== null && !(await isUsable(trx, copiedFrom, place))) return refused('record.unknown');
    const key = caller.house.newKey();
    return done({ ...content, key, version: 1, place, builtIn: null, team: { key: team, name: '' }, copiedFrom });
  },
  insert: insertOwnRole,
  answer: ({ key, version }) => ({ key, version }),
};
