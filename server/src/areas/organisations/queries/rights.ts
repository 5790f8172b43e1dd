import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed, why } from '@bronhouder/domain/permissions/allowed.ts';
import type { Assignment } from '@bronhouder/domain/permissions/assignment.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type Right, rights } from '@bronhouder/domain/permissions/right.ts';
import { sql } from 'kysely';
import { type AssignmentRow, assignmentOf } from '../../../access/assignments.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';

type Holder = { name: string; assignments: Assignment[] };
type HolderRow = { name: string; assignments: AssignmentRow[] };

/** Everybody who holds a role at the organisation or at a team above it. */
const holders = sql<HolderRow[]>`coalesce((
  select json_agg(json_build_object('name', h.name, 'assignments', h.assignments) order by h.name) from (
    select u.name, json_agg(json_build_object(
      'key', a.key, 'role', r.key, 'roleName', r.name, 'builtIn', r.built_in, 'rights', r.rights, 'team', a.team,
      'organisation', a.organisation, 'placeName', '', 'scope', a.scope)) as assignments
    from assignment a join role r on r.key = a.role join user_account u on u.id = a.user_id
    where a.organisation = o.key or a.team = any(t.path)
    group by u.id, u.name) h), '[]')`;

const most = 5;

/** Nobody hands out what they do not hold there themselves (decisions 3). */
const giversOf = (right: Right, people: Holder[], subject: { teams: Key[]; organisation: Key }): string[] => {
  const handsOut: Right = right.startsWith('TEAM:') ? 'TEAM:roleAssignment' : 'ORGANISATION:roleAssignment';
  return people
    .filter(({ assignments }) => allowed(assignments, subject, handsOut) && allowed(assignments, subject, right))
    .slice(0, most)
    .map(({ name }) => name);
};

/** "Why may I (not)?": each right with the assignments that give it to the caller, and who could give it. */
export const explainRights = async (caller: Caller, { key }: { key: string }) => {
  const row = found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select(['t.path', holders.as('holders')])
      .where('o.key', '=', key)
      .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  const subject = { teams: row.path, organisation: key };
  const people = row.holders.map(({ name, assignments }) => ({ name, assignments: assignments.map(assignmentOf) }));
  return rights.map((right) => ({
    right,
    granted: why(caller.who.assignments, subject, right).granted.map(({ role, place, scope }) => ({
      role: role.name,
      place: place.name,
      scope,
    })),
    givers: giversOf(right, people, subject),
  }));
};
