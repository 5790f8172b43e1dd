import { type AssignmentFilter, assignmentStatus } from '@bronhouder/contract/assignment.ts';
import { unusedChoices } from '@bronhouder/domain/roles/unused-choices.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { linesFrom, unusedSince } from './lines.ts';

type Counted = Record<string, number>;
type Row = {
  statuses: Counted;
  kinds: Counted;
  unused: Counted;
  roles: { role: { key: Key; name: string; builtIn: BuiltInRole | null }; count: number }[];
};

const kind = sql`case when l.organisation is null then 'team' else 'organisation' end`;
const facets = (names: readonly string[], counted: Counted | undefined) => names.map((value) => ({ value, count: counted?.[value] ?? 0 }));

/** How many lines each choice of a filter would leave, the other filters as they are. One round trip. */
export const countAssignments = async (caller: Caller, filter: AssignmentFilter) => {
  const unused = unusedChoices.map((months) => sql`count(*) filter (where ${unusedSince(months, caller)}) as ${sql.id(String(months))}`);
  const { rows } = await sql<Row>`select
    (select coalesce(json_object_agg(c.status, c.count), '{}') from (
      select l.status, count(*) from ${linesFrom(filter, caller, 'statuses')} group by l.status) c) as statuses,
    (select coalesce(json_object_agg(c.kind, c.count), '{}') from (
      select ${kind} as kind, count(*) from ${linesFrom(filter, caller, 'placeKinds')} group by 1) c) as kinds,
    (select row_to_json(c) from (select ${sql.join(unused)} from ${linesFrom(filter, caller, 'unusedMonths')}) c) as unused,
    (select coalesce(json_agg(json_build_object('role', json_build_object('key', c.key, 'name', c.name, 'builtIn', c.built_in),
        'count', c.count) order by array_position(array['admin', 'manager', 'editor', 'viewer'], c.built_in), plain(c.name)), '[]') from (
      select r.key, r.name, r.built_in, count(*) from ${linesFrom(filter, caller, 'roles')} group by r.key, r.name, r.built_in) c) as roles
  `.execute(caller.db);
  const [counted] = rows;
  return {
    statuses: facets(assignmentStatus.options, counted?.statuses),
    placeKinds: facets(['team', 'organisation'], counted?.kinds),
    unused: facets(unusedChoices.map(String), counted?.unused),
    roles: counted?.roles ?? [],
  };
};
