import { sql, type SqlBool } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { rolesInReach, looksAfterAccounts } from '../../users/queries/seen.ts';

const most = 20;

/**
 * People to give a role to: those with an account in use who hold a role where the caller may assign roles, for who looks after accounts
 * everybody; by words of their name or address. One round trip.
 */
export const findPeople = async (caller: Caller, { q }: { q: string }) => {
  const words = q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .sort((one, other) => other.length - one.length);
  const known = looksAfterAccounts(caller) ? sql<SqlBool>`true` : sql<SqlBool>`exists (select ${rolesInReach(caller)})`;
  const rows = await caller.db
    .selectFrom('user_account as u')
    .select(['u.id as key', 'u.name', 'u.email'])
    .where(sql<SqlBool>`u.id in (select people_named(${words}::text[]))`)
    .where('u.deactivated_at', 'is', null)
    .where(known)
    .orderBy(sql`plain(u.name)`)
    .orderBy('u.id')
    .limit(most)
    .execute();
  return rows.map(({ key, name, email }) => ({ person: { key, name: name || null }, email }));
};
