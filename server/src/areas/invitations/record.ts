import type { Offer } from '@bronhouder/domain/invitations/answer.ts';
import type { InvitationFacts } from '@bronhouder/domain/invitations/status.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Assignment, Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import type { Stored } from '../../change.ts';
import type { Trace } from '../../trace.ts';

/** A role that somebody is invited to, as it is now. */
export type InvitedRole = {
  key: Key;
  name: string;
  description: string;
  builtIn: BuiltInRole | null;
  team: Key | null;
  rights: readonly Right[];
};

/** Whoever sent the newest mail: their right counts, and they hear the answer. */
export type InvitationSender = { key: Key; name: string; assignments: Assignment[] };

/** What follows from a write: a mail with this token, the role for this person, or word to the sender. */
export type Consequence = { mail: string } | { give: { key: Key; person: Key } | null } | { tell: 'denied' | 'expired' } | null;

/** An invitation as its verbs see it: where it stands, and what it offers as that is now. */
export type InvitationRecord = Stored & {
  email: string;
  language: 'nl' | 'en';
  message: string;
  role: InvitedRole;
  at: Place & { name: string };
  archived: boolean;
  scope: Scope;
  facts: InvitationFacts;
  /** Null: whoever sent it has no account in use any more. */
  sender: InvitationSender | null;
  follow: Consequence;
  /** Hash of the token in the newest mail; null: the address was forgotten. */
  tokenHash: string | null;
  createdAt: Instant;
};

/** The same as the rules have it. */
export const offerOf = ({ role, place, scope, archived, sender }: InvitationRecord): Offer => ({
  role,
  subject: place,
  scope,
  archived,
  sender,
});

/** What the log keeps of an invitation: keys only, for the address is somebody's. */
export const valuesOf = ({ role, at, scope }: InvitationRecord): Values => ({ role: role.key, [at.kind]: at.key, scope });

export const traceOf = (it: InvitationRecord, act: string, more: Partial<Trace> = {}): Trace => ({
  act,
  revision: null,
  note: null,
  values: valuesOf(it),
  ...more,
});
