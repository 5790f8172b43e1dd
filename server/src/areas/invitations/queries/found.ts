import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { InvitationAnswer } from '@bronhouder/domain/invitations/status.ts';
import type { Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { builtInRoles, type BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type Kysely, sql } from 'kysely';
import { assignmentOf, assignmentsOf } from '../../../access/assignments.ts';
import type { DB } from '../../../database/types.ts';
import type { InvitationRecord, InvitationSender } from '../record.ts';

/** Invitations with their role, their place and whoever sent the newest mail, as all of these are now. */
export const invitationsFrom = (db: Kysely<DB>) =>
  db
    .selectFrom('invitation as i')
    .innerJoin('role as r', 'r.key', 'i.role')
    .leftJoin('organisation as o', 'o.key', 'i.organisation')
    .innerJoin('team as t', (join) => join.on(sql<boolean>`t.key = coalesce(i.team, o.team)`))
    .leftJoin('user_account as u', (join) => join.onRef('u.id', '=', 'i.updated_by').on('u.deactivated_at', 'is', null))
    .select([
      'i.key',
      'i.version',
      'i.email',
      'i.language',
      'i.message',
      'i.scope',
      'i.organisation',
      'i.token_hash as tokenHash',
      'i.created_at as createdAt',
    ])
    .select(['i.sent_at as sentAt', 'i.times_sent as timesSent', 'i.expires_at as expiresAt', 'i.expiry_recorded as expiryRecorded'])
    .select(['i.answer', 'i.answered_at as answeredAt', 't.key as team', 't.path', 't.name as teamName', 'o.title'])
    .select((eb) => eb('o.archived_at', 'is not', null).as('archived'))
    .select(['r.key as role', 'r.name as roleName', 'r.description', 'r.built_in as builtIn', 'r.rights', 'r.team as roleTeam'])
    .select(['u.id as sender', 'u.name as senderName', assignmentsOf('u.id').as('assignments')]);

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationsFrom>['execute']>>[number];

const senderOf = ({ sender, senderName, assignments }: InvitationRow): InvitationSender | null =>
  sender === null ? null : { key: sender, name: senderName ?? '', assignments: assignments.map(assignmentOf) };

const roleOf = (row: InvitationRow): InvitationRecord['role'] => {
  const builtIn = row.builtIn as BuiltInRole | null;
  return {
    key: row.role,
    name: row.roleName,
    description: row.description,
    builtIn,
    team: row.roleTeam,
    // Those of a built-in role are those of this version of the code.
    rights: builtIn ? builtInRoles[builtIn] : (row.rights as Right[]),
  };
};

const placesOf = ({ organisation, title, team, teamName, path }: InvitationRow): Pick<InvitationRecord, 'place' | 'at'> =>
  organisation
    ? { place: { teams: path, organisation }, at: { kind: 'organisation', key: organisation, name: title ?? '' } }
    : { place: { teams: path }, at: { kind: 'team', key: team, name: teamName } };

/** A row as the verbs see it. */
export const recordOf = (row: InvitationRow): InvitationRecord => ({
  key: row.key,
  version: row.version,
  email: row.email,
  language: row.language === 'en' ? 'en' : 'nl',
  message: row.message,
  role: roleOf(row),
  ...placesOf(row),
  archived: Boolean(row.archived),
  scope: row.scope as Scope,
  facts: {
    sentAt: row.sentAt,
    timesSent: row.timesSent,
    expiresAt: row.expiresAt,
    expiryRecorded: row.expiryRecorded,
    answer: row.answer as InvitationAnswer | null,
    answeredAt: row.answeredAt,
  },
  sender: senderOf(row),
  follow: null,
  tokenHash: row.tokenHash,
  createdAt: row.createdAt,
});

/** The invitation with this key; null: there is none. */
export const invitationOf = async (db: Kysely<DB>, key: Key): Promise<InvitationRecord | null> => {
  const row = await invitationsFrom(db).where('i.key', '=', key).executeTakeFirst();
  return row ? recordOf(row) : null;
};

/** What somebody with this address is still asked, the oldest first. */
export const openInvitationsTo = async (db: Kysely<DB>, email: string, now: Instant): Promise<InvitationRecord[]> => {
  const rows = await invitationsFrom(db)
    .where('i.email', '=', email)
    .where('i.answer', 'is', null)
    .where('i.expires_at', '>', now)
    .orderBy('i.created_at')
    .limit(50)
    .execute();
  return rows.map(recordOf);
};

/** Invitations whose end has passed and is not in the log yet. */
export const expiredInvitations = async (db: Kysely<DB>, now: Instant): Promise<Key[]> => {
  const rows = await db
    .selectFrom('invitation')
    .select('key')
    .where('answer', 'is', null)
    .where('expiry_recorded', '=', false)
    .where('expires_at', '<=', now)
    .limit(1000)
    .execute();
  return rows.map(({ key }) => key);
};
