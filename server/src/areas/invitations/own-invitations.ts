import { stillStands } from '@bronhouder/domain/invitations/answer.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { perform } from '../../change.ts';
import type { Caller } from '../../http/caller.ts';
import { found, valueOf } from '../../http/refusal-error.ts';
import { acceptInvitation, denyInvitation } from './answer-invitation.ts';
import { asInvited } from './as-invited.ts';
import { roleDescriptionIn } from './mails.ts';
import { invitationOf, openInvitationsTo } from './queries/found.ts';
import { type InvitationRecord, offerOf } from './record.ts';

/** What whoever is signed in is asked and can still accept, by their address. */
const standing = async ({ db, who, now }: Caller): Promise<InvitationRecord[]> =>
  (await openInvitationsTo(db, who.user.email, now)).filter((it) => stillStands(offerOf(it)));

/** The open invitations of whoever is signed in, the oldest first. */
export const ownInvitations = async (caller: Caller) => {
  const { language } = caller.who.user;
  return (await standing(caller)).map((it) => ({
    key: it.key,
    role: { key: it.role.key, name: it.role.name, builtIn: it.role.builtIn, description: roleDescriptionIn(language, it.role) },
    place: it.at,
    scope: it.scope,
    message: it.message,
    inviter: it.sender?.name || null,
    expiresAt: it.facts.expiresAt,
  }));
};

const answerOwn = async (verb: typeof acceptInvitation, caller: Caller, key: Key): Promise<object> => {
  const { house, tenant, who } = caller;
  const it = found(await invitationOf(caller.db, key));
  found(it.email === who.user.email.toLowerCase() ? it : null);
  valueOf(await perform(verb, asInvited(house, tenant, who.user), { key }));
  house.wake('deliver');
  return {};
};

/** Accepts an invitation to one's own address; another's does not exist. Refuses what `acceptInvitation` does. */
export const acceptOwn = (caller: Caller, { key }: { key: Key }): Promise<object> => answerOwn(acceptInvitation, caller, key);

/** Declines an invitation to one's own address; another's does not exist. Refuses what `denyInvitation` does. */
export const denyOwn = (caller: Caller, { key }: { key: Key }): Promise<object> => answerOwn(denyInvitation, caller, key);
