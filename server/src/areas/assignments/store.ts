import type { Key } from '@bronhouder/domain/instant.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { type Author, entriesOf, logged } from '../../trace.ts';
import { lockAssignment } from './queries/locked.ts';
import type { AssignmentRecord } from './record.ts';
import { tellOf } from './tell.ts';

/** Somebody who is to hold a role at a team or an organisation. `inviter`: whose invitation they accepted. */
export type NewAssignment = { key: Key; person: Key; role: Key; place: Place; scope: Scope; inviter?: Key };

/** The assignment and its audit entry. */
export const insertAssignment = (trx: Transaction<DB>, given: NewAssignment, author: Author): Promise<void> => {
  const { key, person, role, place, scope, inviter } = given;
  return allAtOnce(trx, {
    made: trx.insertInto('assignment').values({
      key,
      user_id: person,
      role,
      team: place.kind === 'team' ? place.key : null,
      organisation: place.kind === 'organisation' ? place.key : null,
      scope,
      created_at: author.now,
      created_by: author.who?.user.key ?? null,
      updated_at: author.now,
      updated_by: author.who?.user.key ?? null,
      inviter: inviter ?? null,
    }),
    ...logged(
      trx,
      { kind: 'assignment', record: key },
      [{ act: 'assign', action: 'create', revision: null, note: null, values: { person, role, [place.kind]: place.key, scope } }],
      author,
    ),
  });
};

const write = async (trx: Transaction<DB>, { next, traces, erased }: Written<AssignmentRecord>, caller: Caller): Promise<void> => {
  const { key, role, scope, version } = next;
  const columns = { role: role.key, scope, version, updated_at: caller.now, updated_by: caller.who.user.key };
  await allAtOnce(trx, {
    done: erased ? trx.deleteFrom('assignment').where('key', '=', key) : trx.updateTable('assignment').set(columns).where('key', '=', key),
    ...logged(trx, { kind: 'assignment', record: key }, traces, caller),
  });
  await tellOf(trx, next, erased ? 'taken' : 'changed', caller);
};

/** A role that ended, with the names of those days. */
export type Ended = { key: Key; role: Key; roleName: string; builtIn: BuiltInRole | null; place: Place & { name: string }; scope: Scope };

/** Ends every role of somebody, each in the log as expired; what they were. */
export const endRolesOf = async (trx: Transaction<DB>, person: Key, author: Author): Promise<Ended[]> => {
  const ended = await trx
    .selectFrom('assignment as a')
    .innerJoin('role as r', 'r.key', 'a.role')
    .leftJoin('team as t', 't.key', 'a.team')
    .leftJoin('organisation as o', 'o.key', 'a.organisation')
    .select(['a.key', 'a.role', 'r.name as roleName', sql<BuiltInRole | null>`r.built_in`.as('builtIn'), sql<Scope>`a.scope`.as('scope')])
    .select(
      sql<Place & { name: string }>`json_build_object('kind', case when o.key is null then 'team' else 'organisation' end,
        'key', coalesce(o.key, t.key), 'name', coalesce(o.title, t.name))`.as('place'),
    )
    .where('a.user_id', '=', person)
    .orderBy('a.key')
    .forUpdate(['a'])
    .execute();
  if (ended.length === 0) return [];
  const entries = ended.flatMap(({ key, role, place, scope }) => {
    const values = { person, role, [place.kind]: place.key, scope };
    return entriesOf(
      { kind: 'assignment', record: key },
      [{ act: 'expire', action: 'expired', revision: null, note: null, values, passedAt: author.now }],
      author,
    );
  });
  await allAtOnce(trx, {
    ended: trx.deleteFrom('assignment').where('user_id', '=', person),
    logged: trx.insertInto('audit').values(entries),
  });
  return ended;
};

/** Roles that are held: seen and written by whoever may assign roles where they are held. */
export const assignments: Records<AssignmentRecord> = { readRight: 'PLACE:roleAssignment', lock: lockAssignment, write };
