import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { builtInRoles, type BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { InvitedRole } from '../record.ts';

/** The role with this key; null: there is none. */
export const roleWith = async (db: Kysely<DB>, key: Key): Promise<InvitedRole | null> => {
  const row = await db
    .selectFrom('role')
    .select(['key', 'name', 'description', 'built_in', 'rights', 'team'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const builtIn = row.built_in as BuiltInRole | null;
  const { name, description, team } = row;
  return { key, name, description, builtIn, team, rights: builtIn ? builtInRoles[builtIn] : (row.rights as Right[]) };
};

type Wanted = { email: string; role: Key; place: Place; scope: Scope; now: Instant };
/** What there is already between an address and what it is to be invited to. `recent`: invitations to it within a day. */
export type AddressStanding = { held: Scope[]; open: { key: Key; expired: boolean } | null; recent: number };

/** Locks the address, so that two who invite it at the same moment do so one after the other, and answers what there is. */
export const addressStanding = async (trx: Kysely<DB>, { email, role, place, scope, now }: Wanted): Promise<AddressStanding> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(this_tenant()::text || ${email}, 0))`.execute(trx);
  const { rows } = await sql<AddressStanding>`
    select
      coalesce((select json_agg(a.scope) from assignment a join user_account u on u.id = a.user_id
        where u.email = ${email} and a.role = ${role} and ${place.key}::uuid in (a.team, a.organisation)), '[]') as held,
      (select json_build_object('key', i.key, 'expired', i.expires_at <= ${now}::timestamptz) from invitation i
        where i.email = ${email} and i.role = ${role} and ${place.key}::uuid in (i.team, i.organisation) and i.scope = ${scope}
          and i.answer is null) as open,
      (select count(*)::int from invitation i
        where i.email = ${email} and i.created_at > ${now}::timestamptz - interval '1 day') as recent`.execute(trx);
  const [standing] = rows;
  if (!standing) throw new Error('a select without a table answers one row');
  return standing;
};

/** How many invitations somebody sent within the hour. */
export const sentBy = async (db: Kysely<DB>, person: Key, now: Instant): Promise<number> => {
  const { count } = await db
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_by', '=', person)
    .where('created_at', '>', sql<Instant>`${now}::timestamptz - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(count);
};
