import { change } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { createInvitations } from './create-invitations.ts';
import { acceptOwn, denyOwn, ownInvitations } from './own-invitations.ts';
import { resendInvitation } from './resend-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const { invitation } = on;
const resend = change(resendInvitation);

export const invitationRoutes = invitation.router({
  create: invitation.create.handler(({ context, input }) => createInvitations(context.caller, input)),
  resend: invitation.resend.handler(async (request) => {
    const sent = await resend(request);
    request.context.caller.house.wake('deliver');
    return sent;
  }),
  withdraw: invitation.withdraw.handler(change(withdrawInvitation)),
  own: invitation.own.handler(({ context }) => ownInvitations(context.caller)),
  accept: invitation.accept.handler(({ context, input }) => acceptOwn(context.caller, input)),
  deny: invitation.deny.handler(({ context, input }) => denyOwn(context.caller, input)),
});
