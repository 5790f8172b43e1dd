import { resend } from '@bronhouder/domain/invitations/resend.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { notToGive } from '../assignments/not-to-give.ts';
import { type InvitationRecord, offerOf, traceOf } from './record.ts';
import { invitations } from './store.ts';
import { newToken } from './token.ts';

type Sent = { key: string; version: number; expiresAt: string };

/**
 * Another mail with another link, which prolongs the invitation and voids the link before. Whoever sends it vouches for it from now on, so
 * they have to be able to give the role. Refuses invitation.answered, invitation.too-often, save.archived, role.not-usable,
 * assignment.rights-not-held.
 */
export const resendInvitation: Verb<InvitationRecord, { key: string; version: number }, Sent> = {
  records: invitations,
  decide: (it, _input, { now, caller }) => {
    const { assignments, user } = caller.who;
    const no = it.archived ? refused('save.archived') : notToGive(assignments, offerOf(it));
    if (no) return no;
    const facts = resend(it.facts, now);
    if (!facts.ok) return facts;
    const sender = { key: user.key, name: '', assignments };
    const next = { ...it, facts: facts.value, sender, follow: { mail: newToken() } };
    return done({ next, traces: [traceOf(it, 'resend', { action: 'invited' })] });
  },
  answer: ({ key, version, facts }) => ({ key, version, expiresAt: facts.expiresAt }),
};
