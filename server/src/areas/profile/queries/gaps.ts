import type { Key } from '@bronhouder/domain/instant.ts';
import { gapsOf } from '@bronhouder/domain/people/gaps.ts';
import { allowed, mayHandOut } from '@bronhouder/domain/permissions/allowed.ts';
import type { Scope, Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { neededAt } from '@bronhouder/domain/permissions/needed.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { sql } from 'kysely';
import { assignmentOf, assignmentsOf } from '../../../access/assignments.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { type Holder, holderOf, holdersAround } from '../../rights/queries/holders.ts';
import { isColleague } from './colleagues.ts';

const most = 3;

/** Who could give somebody all of these rights at the place. */
const giversOf = (lacks: readonly Right[], subject: Subject, scope: Scope, holders: readonly Holder[]) =>
  holders
    .filter(
      ({ assignments }) =>
        allowed(assignments, subject, neededAt('PLACE:roleAssignment', subject)) && mayHandOut(assignments, subject, scope, lacks),
    )
    .slice(0, most)
    .map(({ person }) => person);

/**
 * What a colleague could not do of what each of the caller's roles gives, and who could give it. Places where nothing lacks are left
 * out. Refuses record.unknown for whoever is no colleague.
 */
export const listGaps = async ({ db, who }: Caller, { key }: { key: Key }) => {
  const self = who.user.key;
  found((await isColleague(db, self, key)) || null);
  const [rows, people] = await Promise.all([
    db
      .selectFrom('assignment as a')
      .leftJoin('organisation as o', 'o.key', 'a.organisation')
      .innerJoin('team as t', (join) => join.on('t.key', '=', sql<string>`coalesce(a.team, o.team)`))
      .select(['a.key', 't.path', 'a.organisation', holdersAround(sql.ref('a.organisation')).as('holders')])
      .where('a.user_id', '=', self)
      .orderBy('a.created_at')
      .execute(),
    db
      .selectFrom('user_account as u')
      .select(['u.id as key', assignmentsOf('u.id').as('assignments')])
      .where('u.id', 'in', [self, key])
      .execute(),
  ]);
  const heldBy = (person: Key) => people.find((one) => one.key === person)?.assignments.map(assignmentOf) ?? [];
  const [mine, theirs] = [heldBy(self), heldBy(key)];
  return rows.flatMap(({ key: held, path, organisation, holders }) => {
    const assignment = mine.find((one) => one.key === held);
    if (!assignment) return [];
    const subject = organisation === null ? { teams: path } : { teams: path, organisation };
    const { role, place, scope } = assignment;
    const lacks = gapsOf(assignment, subject, theirs);
    if (lacks.length === 0) return [];
    const { rights: _rights, ...name } = role;
    return [{ role: name, place, scope, lacks, givers: giversOf(lacks, subject, scope, holders.map(holderOf)) }];
  });
};
