import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { monthsLater, rolesEndAt, unusedMonths, type Use } from '@bronhouder/domain/people/unused.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { sql } from 'kysely';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Ahead } from './ahead.ts';
import { logPlaces } from './log-scope.ts';

type Row = {
  what: 'invitation-expires' | 'stand-in-ends';
  at: Instant;
  kind: 'organisation' | 'team' | 'user';
  key: Key;
  name: string;
  beside: string;
  role: string | null;
  builtIn: BuiltInRole | null;
};

type UseRow = Use & { key: Key; name: string };

/** Accounts that lose their roles because nobody uses them, of people who hold a role where the caller may assign roles. One round trip. */
const rolesEnding = async (caller: Caller, team: Key, till: Instant): Promise<Ahead[]> => {
  const { rows } = await sql<UseRow>`
    with ${logPlaces({ key: team, beneath: true }, caller)}
    select u.id as key, u.name, u.created_at as "createdAt", u.last_logon_at as "lastLogonAt", u.kept_at as "keptAt",
      u.unused_warned_at as "warnedAt", (select max(n.created_at) from assignment n where n.user_id = u.id) as "newestRoleAt"
    from user_account u
    where u.deactivated_at is null and u.anonymised_at is null
      and greatest(u.created_at, u.last_logon_at, u.kept_at) < ${monthsLater(till, -unusedMonths)}
      and exists (select from assignment x where x.user_id = u.id
        and (x.team in (select p.key from role_teams p) or x.organisation in (select p.key from role_organisations p)))
    order by u.name limit 500`.execute(caller.db);
  return rows.flatMap(({ key, name, ...use }): Ahead[] => {
    const at = rolesEndAt(use, caller.now);
    return at !== null && at > caller.now && at <= till
      ? [{ what: 'roles-end', at, subject: { kind: 'user', key, name, organisation: null }, values: {} }]
      : [];
  });
};

/** Invitations that expire and stand-ins that end, at a team and beneath it, where the caller may assign roles. One round trip. */
const endingThere = async (caller: Caller, team: Key, till: Instant): Promise<Ahead[]> => {
  const { rows } = await sql<Row>`
    with ${logPlaces({ key: team, beneath: true }, caller)},
    people as (select distinct x.user_id as id from assignment x
      where x.team in (select p.key from role_teams p) or x.organisation in (select p.key from role_organisations p))
    select 'invitation-expires' as what, i.expires_at as at, case when i.team is null then 'organisation' else 'team' end as kind,
      coalesce(i.team, i.organisation) as key, coalesce(t.name, o.title) as name, i.email as beside, r.name as role, r.built_in as "builtIn"
    from invitation i join role r on r.key = i.role left join team t on t.key = i.team left join organisation o on o.key = i.organisation
    where i.answer is null and i.expires_at > ${caller.now} and i.expires_at <= ${till}
      and (i.team in (select p.key from role_teams p) or i.organisation in (select p.key from role_organisations p))
    union all
    select 'stand-in-ends', s.ends, 'user', s.id, s.name, s.beside, null, null
    from (select u.id, u.name, b.name as beside, (u.stand_in_till + time '23:59') at time zone ${caller.tenant.timeZone} as ends
      from user_account u join user_account b on b.id = u.stand_in where u.id in (select id from people)) s
    where s.ends > ${caller.now} and s.ends <= ${till}
    order by 2 limit 500`.execute(caller.db);
  // A built-in role is named by whoever shows it, in the language of the page.
  const valuesOf = ({ what, beside, role, builtIn }: Row): Values =>
    what === 'invitation-expires' ? { email: beside, role: role ?? '', builtIn: builtIn ?? '' } : { standIn: beside };
  return rows.map((row) => ({
    what: row.what,
    at: row.at,
    subject: { kind: row.kind, key: row.key, name: row.name, organisation: row.kind === 'organisation' ? row.key : null },
    values: valuesOf(row),
  }));
};

/** What will happen by itself to people: invitations that expire, stand-ins and roles that end. Two round trips. */
export const peopleAhead = async (caller: Caller, team: Key, till: Instant): Promise<Ahead[]> => [
  ...(await endingThere(caller, team, till)),
  ...(await rolesEnding(caller, team, till)),
];
