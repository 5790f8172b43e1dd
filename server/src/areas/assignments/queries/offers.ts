import { missingToHandOut } from '@bronhouder/domain/permissions/allowed.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { type Place, type Subject, scopes } from '@bronhouder/domain/permissions/assignment.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { neededAt } from '@bronhouder/domain/permissions/needed.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { sql } from 'kysely';
import { type Caller, neededBy } from '../../../http/caller.ts';
import { refuse } from '../../../http/refusal-error.ts';
import { givenRole } from './role.ts';

const rolesAt = ({ db }: Caller, { kind, key }: Place) =>
  db
    .selectFrom('team as t')
    .leftJoin('organisation as o', (join) => join.onRef('o.team', '=', 't.key').on('o.key', '=', key))
    .innerJoin('role as r', (join) => join.on(sql<boolean>`(r.team is null or r.team = any(t.path))`))
    .select(['t.path', 'r.key', 'r.name', 'r.description', 'r.team'])
    .select([sql<BuiltInRole | null>`r.built_in`.as('builtIn'), sql<Right[]>`r.rights`.as('rights')])
    .where(kind === 'team' ? 't.key' : 'o.key', '=', key)
    .orderBy(sql`array_position(array['admin', 'manager', 'editor', 'viewer'], r.built_in)`)
    .orderBy(sql`plain(r.name)`)
    .execute();

/**
 * The roles that can be held at a place: built-in ones first, then by name; with, for each scope, the rights that the caller lacks to hand
 * the role out so. Refuses record.unknown and right.missing. One round trip.
 */
export const listOffers = async (caller: Caller, { kind, key }: Place) => {
  const rows = await rolesAt(caller, { kind, key });
  const path = rows[0]?.path ?? refuse('record.unknown');
  const subject: Subject = kind === 'team' ? { teams: path } : { teams: path, organisation: key };
  const { assignments } = caller.who;
  if (!allowed(assignments, subject, neededAt('PLACE:read', subject))) refuse('record.unknown');
  if (!allowed(assignments, subject, neededAt(neededBy(caller), subject))) refuse('right.missing');
  return rows.map(({ path: _path, description, ...row }) => {
    const role = givenRole(row);
    return {
      role: { key: role.key, name: role.name, builtIn: role.builtIn, description, rights: [...role.rights] },
      scopes: scopes.map((scope) => ({ scope, missing: missingToHandOut(assignments, subject, scope, role.rights) })),
    };
  });
};
