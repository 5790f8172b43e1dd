import { z } from 'zod';
import { entry } from './entry.ts';
import { place, placeKey, roleName, scope } from './place.ts';
import { count, key, nothing } from './shapes.ts';

/** What became of one address that was to be invited. `email-domain`: its domain takes no mail (point 5). */
export const inviteOutcomes = ['invited', 'invalid', 'email-domain', 'holds-already', 'invited-already', 'double', 'too-often'] as const;

/** An invitation as the person who got it sees it. */
export const ownInvitation = z.object({
  key,
  role: roleName.extend({ description: z.string() }),
  place,
  scope,
  message: z.string(),
  inviter: z.string().nullable(),
  expiresAt: z.string(),
});

export const invitation = {
  /** Invites several people to one role; an answer for each address, in the order given. */
  create: entry('PLACE:roleAssignment', 'POST', '/invitation')
    .input(
      z.object({
        emails: z.array(z.string().max(320)).min(1).max(100),
        role: key,
        place: placeKey,
        scope,
        language: z.enum(['nl', 'en']),
        message: z.string().max(1000).default(''),
      }),
    )
    .output(z.array(z.object({ email: z.string(), outcome: z.enum(inviteOutcomes), key: key.nullable() }))),
  /** A new mail with a new link, which also prolongs it; the link before is void. Not more often than the limits allow. */
  resend: entry('PLACE:roleAssignment', 'POST', '/invitation/{key}/resending')
    .input(z.object({ key, version: count }))
    .output(z.object({ key, version: count, expiresAt: z.string() })),
  withdraw: entry('PLACE:roleAssignment', 'DELETE', '/invitation/{key}')
    .input(z.object({ key, version: count }))
    .output(nothing),
  /** The open invitations of whoever is signed in, by their address. */
  own: entry('signed-in', 'GET', '/invitation').input(nothing).output(z.array(ownInvitation)),
  accept: entry('signed-in', 'POST', '/invitation/{key}/acceptance').input(z.object({ key })).output(nothing),
  deny: entry('signed-in', 'POST', '/invitation/{key}/denial').input(z.object({ key })).output(nothing),
};
