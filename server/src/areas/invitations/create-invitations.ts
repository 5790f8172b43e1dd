import type { inviteOutcomes } from '@bronhouder/contract/invitation.ts';
import { readAddress } from '@bronhouder/domain/invitations/addresses.ts';
import { mostByOnePerson } from '@bronhouder/domain/invitations/resend.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Outcome } from '@bronhouder/domain/outcome.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { neededAt } from '@bronhouder/domain/permissions/needed.ts';
import { performNew } from '../../change.ts';
import { type Caller, neededBy } from '../../http/caller.ts';
import { refuse, valueOf } from '../../http/refusal-error.ts';
import { lockPlace } from '../assignments/queries/place.ts';
import { type Invite, inviteOne, notToInvite } from './invite-one.ts';
import { roleWith, sentBy } from './queries/gift.ts';

type Input = Omit<Invite, 'email'> & { emails: string[] };
type InviteOutcome = (typeof inviteOutcomes)[number];
type Result = { email: string; outcome: InviteOutcome; key: Key | null };

/** What stands in the way of one address and not of the others. */
const outcomeOfCode: Partial<Record<RefusalCode, InviteOutcome>> = {
  'assignment.exists': 'holds-already',
  'invitation.exists': 'invited-already',
  'invitation.too-often': 'too-often',
};

/** Before any address is looked at: what holds for all of them. */
const refuseForAll = async (caller: Caller, { emails, ...input }: Input): Promise<void> => {
  const { db, who, now } = caller;
  const [place, role, sent] = await db
    .transaction()
    .execute(async (trx) => [await lockPlace(trx, input.place), await roleWith(trx, input.role), await sentBy(trx, who.user.key, now)]);
  if (!place || !allowed(who.assignments, place.subject, neededAt('PLACE:read', place.subject))) return refuse('record.unknown');
  if (!allowed(who.assignments, place.subject, neededAt(neededBy(caller), place.subject))) return refuse('right.missing');
  const no = notToInvite(caller, place, role, input.scope);
  if (no) return valueOf(no);
  if (sent + emails.length > mostByOnePerson) return refuse('invitation.too-many', { maximum: mostByOnePerson });
};

/** Addresses whose domain says that it takes no mail (point 5). */
const withoutMail = async ({ house }: Caller, emails: readonly string[]): Promise<Set<string>> => {
  const answers = await house.outside.verdicts.ask(emails.map((value) => ({ kind: 'email', value })));
  return new Set(emails.filter((_, at) => answers[at] === 'refused'));
};

const resultOf = (email: string, made: Outcome<{ key: Key }>): Result => {
  if (made.ok) return { email, outcome: 'invited', key: made.value.key };
  const outcome = outcomeOfCode[made.refusal.code];
  return outcome ? { email, outcome, key: null } : valueOf(made);
};

/**
 * Invites several people to one role at a place, each with a mail, in a transaction of its own; an answer for each address in the order
 * given. Refuses for all: record.unknown, right.missing, save.archived, role.not-usable, assignment.rights-not-held,
 * invitation.too-many. What was sent before a failure stays sent, and is not sent again by asking again.
 */
export const createInvitations = async (caller: Caller, { emails, ...input }: Input): Promise<Result[]> => {
  await refuseForAll(caller, { emails, ...input });
  const read = emails.map((typed) => ({ typed, email: readAddress(typed) }));
  const unreachable = await withoutMail(
    caller,
    read.flatMap(({ email }) => email ?? []),
  );
  const done = new Set<string>();
  const results: Result[] = [];
  for (const { typed, email } of read) {
    if (email === null) results.push({ email: typed, outcome: 'invalid', key: null });
    else if (done.has(email)) results.push({ email, outcome: 'double', key: null });
    else if (unreachable.has(email)) results.push({ email, outcome: 'email-domain', key: null });
    else results.push(resultOf(email, await performNew(inviteOne, caller, { ...input, email })));
    if (email !== null) done.add(email);
  }
  caller.house.wake('deliver');
  return results;
};
