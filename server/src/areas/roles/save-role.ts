import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { difference } from '@bronhouder/domain/roles/compare.ts';
import { grantable, notHeldForChange } from '@bronhouder/domain/roles/grantable.ts';
import { problemsOfRole, type RoleContent, tidyRole, type WrittenRole } from '@bronhouder/domain/roles/problems.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import type { Verb } from '../../change.ts';
import { notOwnOf } from './own-role.ts';
import type { RoleRecord } from './record.ts';
import { rolesAt } from './store.ts';

export type Seen = { key: Key; version: number };

/** What the log says of a change: the rights that came and went, and the other things that are different now. */
const changes = (before: RoleContent, after: RoleContent): Values => {
  const { here: removed, there: added } = difference(before.rights, after.rights);
  return {
    ...(before.name !== after.name && { name: after.name, before: before.name }),
    ...(before.description !== after.description && { description: true }),
    ...(before.websiteRole !== after.websiteRole && { websiteRole: after.websiteRole }),
    ...(added.length > 0 && { added: added.join(',') }),
    ...(removed.length > 0 && { removed: removed.join(',') }),
  };
};

/**
 * Changes a role at the team whose it is; it holds for its holders from their next request. Refuses role.built-in, role.elsewhere,
 * form.problems, and role.rights-not-held where what it gives changes and it has or gets rights that the editor does not hold there
 * and everywhere beneath.
 */
export const saveRoleAt = (team: Key): Verb<RoleRecord, WrittenRole & Seen, Seen> => ({
  records: rolesAt(team),
  decide: (it, written, { caller }) => {
    const no = notOwnOf(team, it);
    if (no) return no;
    const problems = problemsOfRole(written);
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const content = tidyRole(written);
    const missing = notHeldForChange(grantable(caller.who.assignments, it.place), it, content);
    if (missing.length > 0) return refused('role.rights-not-held', { rights: missing.join(',') });
    const values = changes(it, content);
    if (Object.keys(values).length === 0) return done({ unchanged: true });
    return done({ next: { ...it, ...content }, traces: [{ act: 'save', revision: null, note: null, values }] });
  },
  answer: ({ key, version }) => ({ key, version }),
});
