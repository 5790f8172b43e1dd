import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { notOwnOf } from './own-role.ts';
import { countUses } from './queries/in-use.ts';
import type { RoleRecord } from './record.ts';
import type { Seen } from './save-role.ts';
import { rolesAt } from './store.ts';

/** Deletes a role at the team whose it is. Refuses role.built-in, role.elsewhere, and role.in-use while somebody holds it or is invited to it. */
export const removeRoleAt = (team: Key): Verb<RoleRecord, Seen, object> => ({
  records: rolesAt(team),
  decide: async (it, _, { now }, trx) => {
    const no = notOwnOf(team, it);
    if (no) return no;
    const uses = await countUses(trx, it.key, now);
    if (uses.holders + uses.invited > 0) return refused('role.in-use', uses);
    const trace = { act: 'delete', action: 'delete', revision: null, note: null, values: { name: it.name, team } } as const;
    return done({ next: it, erased: true, traces: [trace] });
  },
  answer: () => ({}),
});
