import type { Instant } from '../instant.ts';

/** What became of an invitation; null: nobody answered. */
export type InvitationAnswer = 'accepted' | 'denied' | 'withdrawn';

/** What is kept of an invitation in time. `expiryRecorded`: that it expired stands in the log. */
export type InvitationFacts = {
  sentAt: Instant;
  timesSent: number;
  expiresAt: Instant;
  expiryRecorded: boolean;
  answer: InvitationAnswer | null;
  answeredAt: Instant | null;
};

export type InvitationStatus = InvitationAnswer | 'invited' | 'expired';

const day = 24 * 3_600_000;

/** How long an invitation can be accepted after its newest mail, in days. */
export const invitationDays = 14;

/** The moment from which an invitation that is sent now can no longer be accepted. */
export const expiryOf = (sentAt: Instant): Instant => new Date(Date.parse(sentAt) + invitationDays * day).toISOString();

/** A first mail, sent now. */
export const invited = (now: Instant): InvitationFacts => ({
  sentAt: now,
  timesSent: 1,
  expiresAt: expiryOf(now),
  expiryRecorded: false,
  answer: null,
  answeredAt: null,
});

/** Where an invitation stands (point 4, 'Role invite status'): of the facts and the clock, whether a job has run or not. */
export const invitationStatus = ({ answer, expiresAt }: Pick<InvitationFacts, 'answer' | 'expiresAt'>, now: Instant): InvitationStatus =>
  answer ?? (now < expiresAt ? 'invited' : 'expired');
