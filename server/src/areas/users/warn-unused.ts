import type { Key } from '@bronhouder/domain/instant.ts';
import { done } from '@bronhouder/domain/outcome.ts';
import { rolesEndAt } from '@bronhouder/domain/people/unused.ts';
import type { Verb } from '../../change.ts';
import { heldRoles } from './queries/held-roles.ts';
import type { UserRecord } from './record.ts';
import { users } from './store.ts';
import { readerWith, unusedNow } from './unused-now.ts';

/**
 * Warns the owner of an account that was not used for a year and a half, by mail and once, that its roles end (point 9; decisions 10). Whether it
 * did.
 */
export const warnUnused: Verb<UserRecord, { key: Key }, boolean> = {
  records: users,
  decide: async (it, _input, at, trx) => {
    const use = await unusedNow(trx, it, 'due', at);
    const roles = await heldRoles(trx, it.key);
    if (!use || roles.length === 0) return done({ unchanged: true });
    const ends = rolesEndAt({ ...use, warnedAt: at.now }, at.now) ?? at.now;
    const values = { at: ends, roles: roles.length };
    await at.caller.house.mailer.write(trx, { ...readerWith(it, roles), kind: 'account-unused', values }, at.now);
    const trace = { act: 'warnUnused', revision: null, note: null, values: { rolesEndAt: ends }, passedAt: at.now };
    return done({ next: { ...it, unusedWarnedAt: at.now }, traces: [trace] });
  },
  answer: (_it, { changed }) => changed,
};
