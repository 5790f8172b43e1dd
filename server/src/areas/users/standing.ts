import { type AccountAct, type AccountStanding, reasonAgainstAct, userStatus } from '@bronhouder/domain/people/account.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import type { Transaction } from 'kysely';
import type { At } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import { isLastOfRootNow } from './queries/root-administrators.ts';
import type { UserRecord } from './record.ts';
import { accountFactsOf, usageSelection } from './queries/usage.ts';

const standingOf = async (trx: Transaction<DB>, it: UserRecord, { by, now, caller }: At): Promise<AccountStanding> => {
  const row = await trx.selectFrom('user_account as u').select(usageSelection).where('u.id', '=', it.key).executeTakeFirstOrThrow();
  return {
    self: it.key === by,
    status: userStatus(accountFactsOf(row), now),
    anonymised: it.anonymisedAt !== null,
    lastOfRoot: await isLastOfRootNow(trx, it.key, caller.tenant.rootTeam),
  };
};

/** Why an administrator may not do this with the account now; null: they may. It holds until the transaction ends. */
export const reasonAgainst = async (trx: Transaction<DB>, act: AccountAct, it: UserRecord, at: At): Promise<RefusalCode | null> =>
  reasonAgainstAct(act, await standingOf(trx, it, at));
