import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { type BuiltInRole, builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { sql } from 'kysely';
import { teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';

/** People at the team `t` and beneath it who hold the role `r`. */
const holders = sql<number>`(
  select count(distinct a.user_id) from assignment a left join organisation o on o.key = a.organisation
  join team x on x.key = coalesce(a.team, o.team) where a.role = r.key and x.path @> array[t.key])`;

const invited = (now: Instant) => sql<number>`(
  select count(*) from invitation i left join organisation o on o.key = i.organisation
  join team x on x.key = coalesce(i.team, o.team)
  where i.role = r.key and i.answer is null and i.expires_at > ${now} and x.path @> array[t.key])`;

/** The roles that can be held at a team that the caller may read, with that team's path: built-in ones first, then by name. */
export const rolesOf = ({ db, who, now, ...caller }: Caller, team: Key) =>
  db
    .selectFrom('team as t')
    .innerJoin('role as r', (join) => join.on(sql<boolean>`(r.team is null or r.team = any(t.path))`))
    .leftJoin('team as own', 'own.key', 'r.team')
    .select(['r.key', 'r.name', 'r.description', 'r.website_role', 'r.version', 'r.team', 'own.name as teamName', 't.path'])
    .select([sql<Right[]>`r.rights`.as('rights'), sql<BuiltInRole | null>`r.built_in`.as('builtIn')])
    .select([holders.as('holders'), invited(now).as('invited')])
    .where('t.key', '=', team)
    .where(teamsWithin(readableTeams(who.assignments, rightOf({ db, who, now, ...caller }))))
    .orderBy(sql`array_position(array['admin', 'manager', 'editor', 'viewer'], r.built_in)`)
    .orderBy(sql`plain(r.name)`);

type Row = Awaited<ReturnType<ReturnType<typeof rolesOf>['execute']>>[number];

/** A role as it is shown at the team: changed where it belongs, by who manages roles there. */
export const shownRole = ({ path, website_role, team, teamName, ...role }: Row, { who }: Caller) => ({
  ...role,
  rights: role.builtIn ? [...builtInRoles[role.builtIn]] : role.rights,
  websiteRole: website_role,
  team: team ? { key: team, name: teamName ?? '' } : null,
  editable: team !== null && team === path.at(-1) && allowed(who.assignments, { teams: path }, 'TEAM:roleManagement'),
});
