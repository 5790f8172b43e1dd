import { withdraw } from '@bronhouder/domain/invitations/answer.ts';
import { done } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { type InvitationRecord, traceOf } from './record.ts';
import { invitations } from './store.ts';

/** Takes an invitation back, also one that has expired; its link opens nothing any more. Refuses invitation.answered. */
export const withdrawInvitation: Verb<InvitationRecord, { key: string; version: number }, object> = {
  records: invitations,
  decide: (it, _input, { now }) => {
    const facts = withdraw(it.facts, now);
    if (!facts.ok) return facts;
    return done({ next: { ...it, facts: facts.value }, traces: [traceOf(it, 'withdraw', { action: 'delete' })] });
  },
  answer: () => ({}),
};
