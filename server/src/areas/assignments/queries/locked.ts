import type { Key } from '@bronhouder/domain/instant.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Held } from '@bronhouder/domain/permissions/last-holder.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { type Holder, type HolderRow, holderOf, holdersAround } from '../../rights/queries/holders.ts';
import type { AssignmentRecord } from '../record.ts';
import { type HeldAt, lockPlace } from './place.ts';
import { givenRole } from './role.ts';

/** What everybody with an account in use holds, one by one. */
export const heldOf = (holders: readonly HolderRow[]): Held[] =>
  holders
    .map(holderOf)
    .flatMap(({ person, assignments }: Holder) => assignments.map((assignment) => ({ person: person.key, active: true, assignment })));

const placeOf = async (trx: Transaction<DB>, key: Key): Promise<Place | null> => {
  const row = await trx.selectFrom('assignment').select(['team', 'organisation']).where('key', '=', key).executeTakeFirst();
  if (!row) return null;
  return row.team ? { kind: 'team', key: row.team } : { kind: 'organisation', key: row.organisation ?? '' };
};

/** The assignment with this key, for a query that locks it or not: with its role, its place and who holds what there and above. */
export const assignmentRow = (db: Kysely<DB>, key: Key) =>
  db
    .selectFrom('assignment as a')
    .innerJoin('role as r', 'r.key', 'a.role')
    .innerJoin('user_account as u', 'u.id', 'a.user_id')
    .leftJoin('organisation as o', 'o.key', 'a.organisation')
    .innerJoin('team as t', (join) => join.on(sql<boolean>`t.key = coalesce(a.team, o.team)`))
    .select(['a.key', 'a.version', 'a.user_id as person', sql<Scope>`a.scope`.as('scope')])
    .select([sql<boolean>`u.deactivated_at is null`.as('active'), holdersAround(sql.ref('a.organisation')).as('holders')])
    .select(['t.path', 't.key as team', 't.name as teamName', 'o.key as organisation', 'o.title', 'o.archived_at'])
    .select(['r.key as role', 'r.name as roleName', 'r.team as roleTeam'])
    .select([sql<BuiltInRole | null>`r.built_in`.as('builtIn'), sql<Right[]>`r.rights`.as('rights')])
    .where('a.key', '=', key);

type Row = Awaited<ReturnType<ReturnType<typeof assignmentRow>['executeTakeFirstOrThrow']>>;

/** The same as the verbs see it. */
export const recordOf = (row: Row, { subject, at, archived }: HeldAt): AssignmentRecord => ({
  key: row.key,
  version: row.version,
  place: subject,
  person: { key: row.person, active: row.active },
  role: givenRole({ key: row.role, name: row.roleName, builtIn: row.builtIn, team: row.roleTeam, rights: row.rights }),
  at,
  archived,
  scope: row.scope,
  held: heldOf(row.holders),
});

/** The assignment with this key and who holds what there and above, both as they stay until the transaction ends; null: there is none. */
export const lockAssignment = async (trx: Transaction<DB>, key: Key): Promise<AssignmentRecord | null> => {
  const place = await placeOf(trx, key);
  const at = place && (await lockPlace(trx, place));
  // Only now: whoever had the place before has finished.
  const row = at && (await assignmentRow(trx, key).forUpdate(['a']).executeTakeFirst());
  return row ? recordOf(row, at) : null;
};
