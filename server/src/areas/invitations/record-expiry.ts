import { invitationStatus } from '@bronhouder/domain/invitations/status.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { type InvitationRecord, traceOf } from './record.ts';
import { invitations } from './store.ts';

/** Writes down, once, that an invitation expired, at the moment it did and by nobody; who sent it hears of it. How many: 1 or 0. */
export const recordExpiry: Verb<InvitationRecord, { key: Key }, number> = {
  records: invitations,
  decide: (it, _input, { now }) => {
    if (it.facts.expiryRecorded || invitationStatus(it.facts, now) !== 'expired') return done({ unchanged: true });
    const passedAt = it.facts.expiresAt;
    return done({
      next: { ...it, facts: { ...it.facts, expiryRecorded: true }, follow: { tell: 'expired' } },
      traces: [traceOf(it, 'expire', { action: 'expired', passedAt })],
    });
  },
  answer: (_it, { changed }) => (changed ? 1 : 0),
};
