import type { Key } from '@bronhouder/domain/instant.ts';
import { done } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { expireRoles } from '../assignments/expire-roles.ts';
import { isLastOfRootNow } from './queries/root-administrators.ts';
import type { UserRecord } from './record.ts';
import { users } from './store.ts';
import { readerWith, unusedNow } from './unused-now.ts';

/**
 * Ends the roles of an account whose owner did not sign in after the warning, and tells them by mail (point 9; decisions 10). Never those of the
 * last administrator of the root team: the tenant would be left to nobody. Whether it did.
 */
export const endUnusedRoles: Verb<UserRecord, { key: Key }, boolean> = {
  records: users,
  decide: async (it, _input, at, trx) => {
    const { house, tenant, now } = at.caller;
    if (!(await unusedNow(trx, it, 'ended', at))) return done({ unchanged: true });
    if (await isLastOfRootNow(trx, it.key, tenant.rootTeam)) return done({ unchanged: true });
    const ended = await expireRoles(trx, it.key, at.caller);
    if (ended.length === 0) return done({ unchanged: true });
    const reader = readerWith(
      it,
      ended.map(({ place, ...role }) => ({ ...role, place: place.name })),
    );
    await house.mailer.write(trx, { ...reader, kind: 'account-roles-ended', values: { roles: ended.length } }, now);
    return done({
      next: it,
      traces: [{ act: 'endRoles', action: 'expired', revision: null, note: null, values: { roles: ended.length }, passedAt: now }],
    });
  },
  answer: (_it, { changed }) => changed,
};
