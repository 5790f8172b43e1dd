import { covers } from '@bronhouder/domain/invitations/covers.ts';
import { mostToOneAddress } from '@bronhouder/domain/invitations/resend.ts';
import { invited } from '@bronhouder/domain/invitations/status.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { Maker } from '../../change.ts';
import type { Caller } from '../../http/caller.ts';
import { notToGive } from '../assignments/not-to-give.ts';
import { type HeldAt, lockPlace } from '../assignments/queries/place.ts';
import { addressStanding, roleWith } from './queries/gift.ts';
import type { InvitationRecord, InvitedRole } from './record.ts';
import { insert } from './store.ts';
import { newToken } from './token.ts';

/** One address, in small letters, and what it is invited to. */
export type Invite = { email: string; role: Key; place: Place; scope: Scope; language: 'nl' | 'en'; message: string };

/** Why the caller can invite nobody to this; null: they can. An unknown role looks like one of elsewhere. */
export const notToInvite = ({ who }: Caller, { subject, archived }: HeldAt, role: InvitedRole | null, scope: Scope) => {
  if (archived) return refused('save.archived');
  return role ? notToGive(who.assignments, { role, subject, scope }) : refused('role.not-usable');
};

/**
 * Invites one address. Refuses save.archived, role.not-usable, assignment.rights-not-held; assignment.exists, invitation.exists and
 * invitation.too-often for this address alone. An expired invitation to the same makes room.
 */
export const inviteOne: Maker<InvitationRecord & { replaces: Key | null }, Invite, { key: Key }> = {
  readPlace: 'PLACE:read',
  placeOf: async (trx, { place }) => (await lockPlace(trx, place))?.subject ?? null,
  make: async ({ email, language, message, ...input }, subject, { now, caller }, trx) => {
    const [place, role] = [await lockPlace(trx, input.place), await roleWith(trx, input.role)];
    if (!place || !role) return refused(place ? 'role.not-usable' : 'record.unknown');
    const no = notToInvite(caller, place, role, input.scope);
    if (no) return no;
    const { held, open, recent } = await addressStanding(trx, { ...input, email, now });
    if (held.some((scope) => covers(place.at.kind, scope, input.scope))) return refused('assignment.exists');
    if (open && !open.expired) return refused('invitation.exists');
    if (recent >= mostToOneAddress) return refused('invitation.too-often');
    const { user, assignments } = caller.who;
    return done({
      key: caller.house.newKey(),
      version: 1,
      place: subject,
      email,
      language,
      message,
      role,
      at: place.at,
      archived: false,
      scope: input.scope,
      facts: invited(now),
      sender: { key: user.key, name: '', assignments },
      follow: { mail: newToken() },
      tokenHash: null,
      createdAt: now,
      replaces: open?.key ?? null,
    });
  },
  insert,
  answer: ({ key }) => ({ key }),
};
