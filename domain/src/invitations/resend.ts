import type { Instant } from '../instant.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { expiryOf, type InvitationFacts } from './status.ts';

/** How many mails one invitation is worth, and how long is waited between two of them. */
export const mostMails = 5;
const rest = 3_600_000;

/** One address gets at most this many first mails a day, however often it is invited; one person sends at most so many an hour. */
export const mostToOneAddress = 5;
export const mostByOnePerson = 300;

/** From when on another mail can be sent; null: never again. */
export const nextMailAt = ({ timesSent, sentAt }: Pick<InvitationFacts, 'timesSent' | 'sentAt'>): Instant | null =>
  timesSent >= mostMails ? null : new Date(Date.parse(sentAt) + rest).toISOString();

/** Another mail, which prolongs it, also when it has expired. Refuses invitation.answered, invitation.too-often. */
export const resend = (facts: InvitationFacts, now: Instant): Outcome<InvitationFacts> => {
  if (facts.answer) return refused('invitation.answered');
  const from = nextMailAt(facts);
  if (from === null || now < from) return refused('invitation.too-often');
  return done({ ...facts, sentAt: now, timesSent: facts.timesSent + 1, expiresAt: expiryOf(now), expiryRecorded: false });
};
