import type { Key } from '@bronhouder/domain/instant.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';

const list = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(row_to_json(x)), '[]') from (${rows}) x)`;

/** An account's data, each part by a query of its own. Never a secret, a hash, or anything that opens a door. */
const parts = (user: Key): Record<string, RawBuilder<unknown>> => ({
  account: sql`(select row_to_json(x) from (
    select u.id as key, u.email, u.first_name as "firstName", u.infix, u.family_name as "familyName", u.phone_number as "phoneNumber",
      u.language, u.two_factor_enabled as "secondFactor", u.created_at as "createdAt", u.last_logon_at as "lastLogonAt",
      u.deactivated_at as "deactivatedAt", u.kept_at as "keptAt", u.unused_warned_at as "unusedWarnedAt"
    from user_account u where u.id = ${user}) x)`,
  mailPreferences: sql`(select u.mail_preferences from user_account u where u.id = ${user})`,
  standIn: sql`(select row_to_json(x) from (
    select s.name, u.stand_in_from as "from", u.stand_in_till as till
    from user_account u join user_account s on s.id = u.stand_in where u.id = ${user}) x)`,
  standsInFor: list(sql`
    select u.name, u.stand_in_from as "from", u.stand_in_till as till from user_account u where u.stand_in = ${user} order by 2`),
  waysIn: list(sql`select c.provider_id as provider, c.created_at as since from user_credential c where c.user_id = ${user} order by 2`),
  roles: list(sql`
    select r.name as role, coalesce(t.name, o.title) as place, a.scope, a.created_at as since
    from assignment a join role r on r.key = a.role left join team t on t.key = a.team left join organisation o on o.key = a.organisation
    where a.user_id = ${user} order by 4`),
  invitations: list(sql`
    select r.name as role, coalesce(t.name, o.title) as place, i.scope, i.message, i.created_at as "createdAt", i.sent_at as "sentAt",
      i.expires_at as "expiresAt", i.answer, i.answered_at as "answeredAt"
    from invitation i join role r on r.key = i.role left join team t on t.key = i.team left join organisation o on o.key = i.organisation
    where i.email = (select u.email from user_account u where u.id = ${user}) order by 5`),
  sessions: list(sql`
    select s.user_agent as browser, s.ip_address as address, s.created_at as "startedAt", s.updated_at as "usedAt", s.expires_at as "expiresAt"
    from user_session s where s.user_id = ${user} order by 3`),
  favourites: list(sql`select f.type, f.key, f.title, f.added_at as "addedAt" from favourite f where f.user_id = ${user} order by 4`),
  subscriptions: list(sql`
    select s.record as key, o.title from subscription s left join organisation o on o.key = s.record where s.user_id = ${user} order by 2`),
  tasks: list(sql`
    select t.kind, t.at, t.record_kind as "recordKind", t.record, t.details, t.done_at as "doneAt"
    from task t where t.user_id = ${user} order by 2`),
  mails: list(sql`
    select m.kind, m.subject, m.at, m.state from mail m
    where lower(m.recipient) = (select u.email from user_account u where u.id = ${user}) order by 3`),
  waitingForDigest: list(sql`select d.kind, d.line, d.at from digest_line d where d.user_id = ${user} order by 3`),
  files: list(sql`select f.name, f.type, f.bytes, f.stored_at as "storedAt" from file f where f.stored_by = ${user} order by 4`),
  presence: list(sql`select p.record, p.section, p.since, p.seen_at as "seenAt" from presence p where p.user_id = ${user}`),
  actions: list(sql`
    select a.at, a.kind, a.record, a.action, a.act, a.revision, a.note, a.details -> 'values' as "values"
    from audit a where a.by = ${user} order by a.at, a.key`),
  changesToAccount: list(sql`
    select a.at, a.action, a.act, a.details -> 'values' as "values" from audit a
    where a.kind = 'user' and a.record = ${user} and a.by is distinct from ${user} order by a.at, a.key`),
});

/** Everything that is kept about the caller, by part, in one round trip. */
export const keptAbout = async ({ db, who }: Caller): Promise<Record<string, unknown>> => {
  const fields = Object.entries(parts(who.user.key)).flatMap(([name, part]) => [sql.lit(name), part]);
  const { rows } = await sql<{ kept: Record<string, unknown> }>`select json_build_object(${sql.join(fields)}) as kept`.execute(db);
  return found(rows[0]).kept;
};
