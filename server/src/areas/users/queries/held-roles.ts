import type { Key } from '@bronhouder/domain/instant.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** The roles that somebody holds, by name and place. */
export const heldRoles = (trx: Transaction<DB>, person: Key): Promise<{ roleName: string; builtIn: BuiltInRole | null; place: string }[]> =>
  trx
    .selectFrom('assignment as a')
    .innerJoin('role as r', 'r.key', 'a.role')
    .leftJoin('team as t', 't.key', 'a.team')
    .leftJoin('organisation as o', 'o.key', 'a.organisation')
    .select(['r.name as roleName', sql<BuiltInRole | null>`r.built_in`.as('builtIn'), sql<string>`coalesce(o.title, t.name)`.as('place')])
    .where('a.user_id', '=', person)
    .orderBy('a.key')
    .execute();
