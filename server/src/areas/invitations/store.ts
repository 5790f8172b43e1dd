import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import { hashOf } from '../../access/cookie.ts';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { entriesOf, logged, type Trace } from '../../trace.ts';
import { giveRole } from '../assignments/give-role.ts';
import { lockPlace } from '../assignments/queries/place.ts';
import { roleToGive } from '../assignments/queries/role.ts';
import { mailInvitation, tellSender } from './mails.ts';
import { invitationOf } from './queries/found.ts';
import { type InvitationRecord, traceOf } from './record.ts';

/**
 * Locked first, with the role and the place that it is about, and read then: so whoever had to wait sees what the other one left, and
 * what is judged stays so until it is written.
 */
const lock = async (trx: Transaction<DB>, key: Key): Promise<InvitationRecord | null> => {
  const row = await trx
    .selectFrom('invitation')
    .select(['role', 'team', 'organisation'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  await lockPlace(trx, row.organisation ? { kind: 'organisation', key: row.organisation } : { kind: 'team', key: row.team ?? '' });
  await roleToGive(trx, row.role);
  return invitationOf(trx, key);
};

const columnsOf = ({ facts, version, sender, follow }: InvitationRecord) => ({
  version,
  sent_at: facts.sentAt,
  times_sent: facts.timesSent,
  expires_at: facts.expiresAt,
  expiry_recorded: facts.expiryRecorded,
  answer: facts.answer,
  answered_at: facts.answeredAt,
  ...(follow && 'mail' in follow && { token_hash: hashOf(follow.mail), updated_by: sender?.key ?? null }),
});

/** What an act brings along, in its transaction. */
const followUp = async (trx: Transaction<DB>, it: InvitationRecord, caller: Caller): Promise<void> => {
  const { follow, role, at: place, scope } = it;
  if (follow === null) return;
  if ('mail' in follow) return mailInvitation(trx, it, follow.mail, caller);
  if ('give' in follow) {
    if (follow.give)
      await giveRole(trx, { ...follow.give, role: role.key, place, scope, ...(it.sender && { inviter: it.sender.key }) }, caller);
    return tellSender(trx, it, 'accepted', caller);
  }
  return tellSender(trx, it, follow.tell, caller);
};

const write = async (trx: Transaction<DB>, { next, traces }: Written<InvitationRecord>, caller: Caller): Promise<void> => {
  await allAtOnce(trx, {
    saved: trx
      .updateTable('invitation')
      .set({ ...columnsOf(next), updated_at: caller.now })
      .where('key', '=', next.key),
    ...logged(trx, { kind: 'invitation', record: next.key }, traces, caller),
  });
  await followUp(trx, next, caller);
};

/** An expired invitation to the same makes room for a new one. */
const replace = async (trx: Transaction<DB>, key: Key, made: InvitationRecord, caller: Caller): Promise<void> => {
  const trace: Trace = traceOf(made, 'withdraw', { action: 'delete' });
  await allAtOnce(trx, {
    replaced: trx
      .updateTable('invitation')
      .set((eb) => ({ answer: 'withdrawn', answered_at: caller.now, version: eb('version', '+', 1) }))
      .where('key', '=', key),
    logged: trx.insertInto('audit').values(entriesOf({ kind: 'invitation', record: key }, [trace], caller)),
  });
};

/** A new invitation with its audit entry and its mail. `replaces`: an expired one to the same. */
export const insert = async (trx: Transaction<DB>, it: InvitationRecord & { replaces: Key | null }, caller: Caller): Promise<void> => {
  if (it.replaces) await replace(trx, it.replaces, it, caller);
  await allAtOnce(trx, {
    made: trx.insertInto('invitation').values({
      ...columnsOf(it),
      key: it.key,
      email: it.email,
      language: it.language,
      message: it.message,
      role: it.role.key,
      team: it.at.kind === 'team' ? it.at.key : null,
      organisation: it.at.kind === 'organisation' ? it.at.key : null,
      scope: it.scope,
      created_at: caller.now,
      created_by: caller.who.user.key,
      updated_at: caller.now,
    }),
    ...logged(trx, { kind: 'invitation', record: it.key }, [traceOf(it, 'invite', { action: 'invited' })], caller),
  });
  await followUp(trx, it, caller);
};

/** Invitations exist only for who may assign roles where they are for; whoever is invited answers by other ways. */
export const invitations: Records<InvitationRecord> = { lock, write, readRight: 'PLACE:roleAssignment' };
