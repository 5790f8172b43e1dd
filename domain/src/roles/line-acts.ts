import type { Instant } from '../instant.ts';
import { nextMailAt } from '../invitations/resend.ts';
import { mayHandOut } from '../permissions/allowed.ts';
import type { Assignment } from '../permissions/assignment.ts';
import { type Gift, reasonNotToGive } from '../permissions/hand-out.ts';

/** What somebody can do with a line of the lists of people. */
export type LineAct = 'change' | 'remove' | 'resend' | 'withdraw';

/** `archived`: the place is no longer worked at. `mail`: of an invitation, when its newest mail was sent and how many; null: the role is held. */
export type LineFacts = { archived: boolean; mail: { sentAt: Instant; timesSent: number } | null };

/**
 * What somebody who may assign roles at the place can do with a role that is held there, or with an invitation to it (points 4 and 6):
 * whoever could not hand it out neither changes it nor takes it away (decisions 3), but may always withdraw an invitation.
 */
export const lineActs = (assignments: readonly Assignment[], gift: Gift, { archived, mail }: LineFacts, now: Instant): LineAct[] => {
  if (mail) {
    const again = !archived && reasonNotToGive(assignments, gift) === null && (nextMailAt(mail) ?? '~') <= now;
    return again ? ['resend', 'withdraw'] : ['withdraw'];
  }
  if (!mayHandOut(assignments, gift.subject, gift.scope, gift.role.rights)) return [];
  return archived ? ['remove'] : ['change', 'remove'];
};
