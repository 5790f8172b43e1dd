import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { PersonSeed } from '@bronhouder/world/seeds.ts';
import type { Client } from 'pg';
import type { Database } from '../database/connect.ts';
import { withClient } from '../database/connection.ts';
import { later } from '../access/limits.ts';

// Any number, as long as all processes of ours take the same: it stands for "one at a time fills".
const lock = 7_205_120;

/** A tenant as its owner sees it, and whether people were ever let in. */
export type Standing = { key: Key; opened: boolean };

/** Does something as the owner while no other process does the same on this database. */
export const alone = (database: Database, act: (client: Client) => Promise<void>): Promise<void> =>
  withClient(database.owner, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await act(client);
  });

export const tenantsOf = async (client: Client): Promise<Standing[]> => {
  const opened = "exists (select from audit a where a.record = t.key and a.act = 'activate')";
  return (await client.query<Standing>(`select t.key, ${opened} as opened from tenant t`)).rows;
};

/** Empties the database; the names in the file store of the uploads that were in it. */
export const emptied = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>("select tenant || '/' || key as name from file");
  await client.query('truncate tenant cascade');
  return rows.map(({ name }) => name);
};

/** Lets the database learn at once what it now holds, as is usual after filling it; it would by itself within minutes. */
export const learn = (database: Database): Promise<void> =>
  withClient(database.owner, async (client) => {
    await client.query('analyze');
  });

/** Which of these a tenant has already. */
export const presentAmong = async (
  database: Database,
  tenant: Key,
  kind: 'organisation' | 'product' | 'supplement' | 'agenda_item',
  keys: readonly Key[],
): Promise<Key[]> => {
  const rows = await database
    .forTenant(tenant)
    .selectFrom(kind)
    .select('key')
    .where(({ eb, val }) => eb('key', '=', eb.fn.any(val(keys))))
    .execute();
  return rows.map(({ key }) => key);
};

export const daysFrom = (now: Instant, days: number): Instant => later(now, days * 24 * 3_600_000);

/** An account as if it had been used and deactivated at moments that have passed. */
export const givePast = async (
  database: Database,
  tenant: Key,
  person: Key,
  { lastLogonOn, deactivatedOn }: NonNullable<PersonSeed['past']>,
  now: Instant,
): Promise<void> => {
  const at = (day: number | null) => (day === null ? null : daysFrom(now, day));
  await database
    .forTenant(tenant)
    .updateTable('user_account')
    .set({ last_logon_at: at(lastLogonOn), deactivated_at: at(deactivatedOn) })
    .where('id', '=', person)
    .execute();
};
