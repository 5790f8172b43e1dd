import { type Use, type UsePhase, phaseOfUse } from '@bronhouder/domain/people/unused.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { mail as en } from '@bronhouder/phrases/en/mail.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { mail as nl } from '@bronhouder/phrases/nl/mail.ts';
import { roleNameIn } from '@bronhouder/phrases/role-name.ts';
import type { Transaction } from 'kysely';
import { fullName } from '../../access/accounts.ts';
import type { At } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import type { UserRecord } from './record.ts';
import { usageOf, usageSelection } from './queries/usage.ts';

/**
 * The use of an account that is in this phase now; null: it is not any more. Asked again under its lock, so that who signed in meanwhile is
 * left alone and what another process did is not done twice.
 */
export const unusedNow = async (trx: Transaction<DB>, it: UserRecord, phase: UsePhase, { now }: At): Promise<Use | null> => {
  if (it.deactivatedAt !== null) return null;
  const use = usageOf(
    await trx.selectFrom('user_account as u').select(usageSelection).where('u.id', '=', it.key).executeTakeFirstOrThrow(),
  );
  return phaseOfUse(use, now) === phase ? use : null;
};

type Role = { roleName: string; builtIn: BuiltInRole | null; place: string };
const texts = { nl, en };

/** What a mail about these roles needs of its reader. */
export const readerWith = (it: UserRecord, roles: readonly Role[]) => ({
  to: it.email,
  name: fullName(it),
  language: it.language,
  path: '#/home',
  lines: roles.map(({ roleName, builtIn, place }) =>
    message(it.language, texts[it.language].roleAt, { role: roleNameIn(it.language, { name: roleName, builtIn }), place }),
  ),
});
