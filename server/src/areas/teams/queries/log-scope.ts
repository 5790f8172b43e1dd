import type { TeamAuditlog } from '@bronhouder/contract/team.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { organisationsWithin, teamsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';

type Part = RawBuilder<SqlBool>;
type Scope = { key: Key; beneath: boolean };

/**
 * The places of which a log tells, as common table expressions: `read_teams` and `read_organisations` that may be read, `read_parts` (their
 * products, supplements and agenda items), and `role_teams` and `role_organisations` whose roles the caller may assign: only there it is told who holds which.
 */
export const logPlaces = ({ key, beneath }: Scope, { who }: Caller): RawBuilder<unknown> => {
  const within = beneath ? sql`t.path @> ${[key]}::uuid[]` : sql`t.key = ${key}`;
  const at = (right: Parameters<typeof readableTeams>[1]) => readableTeams(who.assignments, right);
  // Without what is beneath, the log is that of the team itself: its organisations have their own.
  const organisations = beneath ? within : sql`false`;
  return sql`
    read_teams as materialized (select t.key from team t where ${within} and ${teamsWithin(at('TEAM:read'))}),
    role_teams as materialized (select t.key from team t where ${within} and ${teamsWithin(at('TEAM:roleAssignment'))}),
    read_organisations as materialized (select o.key from organisation o join team t on t.key = o.team
      where ${organisations} and ${organisationsWithin(at('ORGANISATION:read'))}),
    role_organisations as materialized (select o.key from organisation o join team t on t.key = o.team
      where ${organisations} and ${organisationsWithin(at('ORGANISATION:roleAssignment'))}),
    read_parts as materialized (
      select x.key from product x join organisation o on o.key = x.organisation join team t on t.key = o.team
        where ${organisations} and ${organisationsWithin(at('PRODUCT:read'))}
      union all select x.key from supplement x join organisation o on o.key = x.organisation join team t on t.key = o.team
        where ${organisations} and ${organisationsWithin(at('SUPPLEMENT:read'))}
      union all select x.key from agenda_item x join organisation o on o.key = x.organisation join team t on t.key = o.team
        where ${organisations} and ${organisationsWithin(at('AGENDA:read'))})`;
};

const of = (places: string) => sql`(select p.key from ${sql.table(places)} p)`;
const named = (value: string, places: string) =>
  sql`a.details #>> ${sql.lit(`{values,${value}}`)} in (select p.key::text from ${sql.table(places)} p)`;

/** Entries about the organisations that are there. */
export const ofOrganisations = (): Part => sql`a.kind = 'organisation' and a.record in ${of('read_organisations')}`;

/** Entries about the products, supplements and agenda items that are there. */
export const ofParts = (): Part => sql`a.kind in ('product', 'supplement', 'agenda') and a.record in ${of('read_parts')}`;

/**
 * The few others, found by an index of their own: about teams, their roles, and who holds or is invited to which; about types, which are
 * the root team's; also about what is gone, an organisation that was deleted for good among it, as far as its trace names the place.
 */
export const ofOthers = (): Part => sql`(a.kind not in ('organisation', 'product', 'supplement', 'agenda') or a.act = 'erase') and (
  a.kind = 'organisation' and ${named('team', 'read_teams')}
  or a.kind in ('product', 'supplement', 'agenda') and ${named('organisation', 'read_organisations')}
  or a.kind = 'team' and (a.record in ${of('read_teams')} or a.act = 'remove' and ${named('parent', 'read_teams')})
  or a.kind = 'role' and (a.record in (select r.key from role r where r.team in ${of('read_teams')}) or ${named('team', 'read_teams')})
  or a.kind = 'relationType' and ${named('team', 'read_teams')}
  or a.kind = 'type' and exists (select from team t where t.parent is null and t.key in ${of('read_teams')})
  or a.kind in ('assignment', 'invitation') and (${named('team', 'role_teams')} or ${named('organisation', 'role_organisations')}
    or a.record in (select x.key from assignment x where x.team in ${of('role_teams')} or x.organisation in ${of('role_organisations')})
    or a.record in (select x.key from invitation x where x.team in ${of('role_teams')} or x.organisation in ${of('role_organisations')})))`;

/** Which entries are asked for: kinds, acts, by whom, between which days of the tenant's zone, both included. */
export const logFilters = ({ kinds, acts, by, from, till }: TeamAuditlog, zone: string): Part[] => [
  ...(kinds.length > 0 ? [sql<SqlBool>`a.kind = any(${kinds}::text[])`] : []),
  ...(acts.length > 0 ? [sql<SqlBool>`a.act = any(${acts}::text[])`] : []),
  ...(by ? [sql<SqlBool>`a.by = ${by}`] : []),
  ...(from ? [sql<SqlBool>`a.at >= (${from}::date)::timestamp at time zone ${zone}`] : []),
  ...(till ? [sql<SqlBool>`a.at < (${till}::date + 1)::timestamp at time zone ${zone}`] : []),
];
