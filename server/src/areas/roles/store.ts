import type { Key } from '@bronhouder/domain/instant.ts';
import { type BuiltInRole, builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { type Author, logged, type Trace } from '../../trace.ts';
import type { RoleRecord } from './record.ts';

export type RoleRow = { key: Key; name: string; description: string; rights: Right[]; built_in: BuiltInRole | null; team: Key | null };

const made = (name: string): Trace => ({ act: 'create', action: 'create', revision: null, note: null, values: { name } });
const copied = (name: string, from: Key): Trace => ({ act: 'copy', action: 'copied', revision: null, note: null, values: { name, from } });

/** The role and its audit entry. */
export const insertRole = (
  trx: Transaction<DB>,
  role: RoleRow & { website_role?: boolean },
  author: Author,
  trace = made(role.name),
): Promise<void> =>
  allAtOnce(trx, {
    made: trx.insertInto('role').values({ ...role, created_at: author.now, updated_at: author.now }),
    ...logged(trx, { kind: 'role', record: role.key }, [trace], author),
  });

/** A role of the tenant's own that somebody makes at a team. */
export const insertOwnRole = (trx: Transaction<DB>, it: RoleRecord, caller: Caller): Promise<void> => {
  const { key, name, description, rights, websiteRole, team, copiedFrom } = it;
  const row = { key, name, description, rights, website_role: websiteRole, team: team?.key ?? null, built_in: null };
  return insertRole(trx, row, caller, copiedFrom ? copied(name, copiedFrom) : made(name));
};

/** The role as it is seen from a team, if it can be held there. */
const lockFrom = async (trx: Transaction<DB>, team: Key, key: Key): Promise<RoleRecord | null> => {
  const row = await trx
    .selectFrom('role as r')
    .innerJoin('team as t', (join) => join.on('t.key', '=', team))
    .leftJoin('team as own', 'own.key', 'r.team')
    .select(['r.key', 'r.version', 'r.name', 'r.description', 'r.website_role', 'r.team', 'own.name as teamName', 't.path'])
    .select([sql<Right[]>`r.rights`.as('rights'), sql<BuiltInRole | null>`r.built_in`.as('builtIn')])
    .where('r.key', '=', key)
    .where(sql<boolean>`(r.team is null or r.team = any(t.path))`)
    .forUpdate('r')
    .executeTakeFirst();
  if (!row) return null;
  const { name, description, version, builtIn } = row;
  return {
    key,
    version,
    place: { teams: row.path },
    name,
    description,
    websiteRole: row.website_role,
    rights: builtIn ? [...builtInRoles[builtIn]] : row.rights,
    builtIn,
    team: row.team ? { key: row.team, name: row.teamName ?? '' } : null,
    copiedFrom: null,
  };
};

const write = (trx: Transaction<DB>, { next, traces, erased }: Written<RoleRecord>, caller: Caller): Promise<void> => {
  const { key, version, name, description, rights, websiteRole } = next;
  const columns = { name, description, rights, website_role: websiteRole, version, updated_at: caller.now };
  return allAtOnce(trx, {
    done: erased ? trx.deleteFrom('role').where('key', '=', key) : trx.updateTable('role').set(columns).where('key', '=', key),
    ...logged(trx, { kind: 'role', record: key }, traces, caller),
  });
};

/** Roles as they are seen and written from one team: what cannot be held there does not exist. */
export const rolesAt = (team: Key): Records<RoleRecord> => ({
  readRight: 'TEAM:read',
  lock: (trx, key) => lockFrom(trx, team, key),
  write,
});
