import { accept, deny } from '@bronhouder/domain/invitations/answer.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { insertAccount, type PreparedAccount } from '../../access/accounts.ts';
import type { Verb } from '../../change.ts';
import { isHeld } from '../assignments/queries/is-held.ts';
import { nobody } from '../../jobs/portal.ts';
import { type InvitationRecord, offerOf, traceOf } from './record.ts';
import { invitations } from './store.ts';

/** `tokenHash`: of the mail that is answered, where it is not answered in the portal; another mail may have followed meanwhile. */
type Answering = Verb<InvitationRecord, { key: Key; tokenHash?: string }, InvitationRecord>;

const isOutdated = (it: InvitationRecord, tokenHash: string | undefined): boolean => tokenHash !== undefined && tokenHash !== it.tokenHash;

/**
 * Yes, by whoever is invited (see `asInvited`): the role is theirs, and who sent the invitation hears of it. Whoever holds the role there
 * by now, as far as this one would reach, gets no second one. `account`: what is made of them first, where they have none yet. Refuses
 * record.unknown, invitation.answered, invitation.expired, invitation.invalid.
 */
export const acceptWith = (account: PreparedAccount | null): Answering => ({
  records: invitations,
  decide: async (it, { tokenHash }, { now, by, caller }, trx) => {
    if (isOutdated(it, tokenHash)) return refused('record.unknown');
    const facts = accept(it.facts, offerOf(it), now);
    if (!facts.ok) return facts;
    if (account && !(await insertAccount(trx, { ...account, key: by }, caller))) return refused('record.unknown');
    const holds = await isHeld(trx, { person: by, role: it.role.key, place: it.at, scope: it.scope });
    const give = holds ? null : { key: caller.house.newKey(), person: by };
    return done({
      next: { ...it, facts: facts.value, follow: { give } },
      traces: [traceOf(it, 'accept', { action: 'accepted' })],
    });
  },
  answer: (it) => it,
});

/** Yes, by somebody with an account: see `acceptWith`. */
export const acceptInvitation: Answering = acceptWith(null);

/** No, by whoever is invited; who sent the invitation hears of it. Refuses record.unknown, invitation.answered, invitation.expired. */
export const denyInvitation: Answering = {
  records: invitations,
  decide: (it, { tokenHash }, { now, by }) => {
    if (isOutdated(it, tokenHash)) return refused('record.unknown');
    const facts = deny(it.facts, now);
    if (!facts.ok) return facts;
    return done({
      next: { ...it, facts: facts.value, follow: { tell: 'denied' } },
      traces: [traceOf(it, 'deny', { action: 'denied', ...(by === nobody && { passedAt: now }) })],
    });
  },
  answer: (it) => it,
};
