import type { Instant } from '../instant.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Assignment } from '../permissions/assignment.ts';
import { type Gift, reasonNotToGive } from '../permissions/hand-out.ts';
import { type InvitationAnswer, type InvitationFacts, invitationStatus } from './status.ts';

/** Whoever sent the newest mail, with what they may do now; null: nobody any more who could give a role. */
export type Sender = { assignments: readonly Assignment[] } | null;

/** What an invitation offers, as it is now. `archived`: the place is no longer worked at. */
export type Offer = Gift & { archived: boolean; sender: Sender };

const answered = (facts: InvitationFacts, answer: InvitationAnswer, now: Instant): Outcome<InvitationFacts> =>
  done({ ...facts, answer, answeredAt: now });

/** Whether the role can still be given: who sent it may give it there now, the role can be held there, the place is in use. */
export const stillStands = ({ sender, archived, ...gift }: Offer): boolean =>
  sender !== null && !archived && reasonNotToGive(sender.assignments, gift) === null;

/** Why an invitation cannot be answered: invitation.answered, invitation.expired. Null: it can. */
export const reasonNotToAnswer = (facts: InvitationFacts, now: Instant) => {
  const status = invitationStatus(facts, now);
  if (status === 'invited') return null;
  return status === 'expired' ? ('invitation.expired' as const) : ('invitation.answered' as const);
};

/** Yes. Refuses invitation.answered, invitation.expired, invitation.invalid. */
export const accept = (facts: InvitationFacts, offer: Offer, now: Instant): Outcome<InvitationFacts> => {
  const no = reasonNotToAnswer(facts, now) ?? (stillStands(offer) ? null : 'invitation.invalid');
  return no ? refused(no) : answered(facts, 'accepted', now);
};

/** No, which is always possible in time. Refuses invitation.answered, invitation.expired. */
export const deny = (facts: InvitationFacts, now: Instant): Outcome<InvitationFacts> => {
  const no = reasonNotToAnswer(facts, now);
  return no ? refused(no) : answered(facts, 'denied', now);
};

/** Taken back, also when it has expired. Refuses invitation.answered. */
export const withdraw = (facts: InvitationFacts, now: Instant): Outcome<InvitationFacts> =>
  facts.answer ? refused('invitation.answered') : answered(facts, 'withdrawn', now);
