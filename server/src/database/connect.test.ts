import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from './connect.ts';
import { configOf } from './connection.ts';
import { freshDatabase } from './for-tests.ts';

const database = await freshDatabase(1);
afterAll(() => database.close());

const one = '0198a000-0000-7000-8000-000000000001';
const two = '0198a000-0000-7000-8000-000000000002';

const tenantOf = async (view: Database['untenanted']): Promise<string | undefined> => {
  const { rows } = await sql<{ tenant: string }>`select current_setting('app.tenant', true) as tenant`.execute(view);
  return rows[0]?.tenant;
};

describe('the only connection', () => {
  test('speaks for whoever asks, in turn', async () => {
    expect(await tenantOf(database.forTenant(one))).toBe(one);
    expect(await tenantOf(database.forTenant(two))).toBe(two);
    expect(await tenantOf(database.untenanted)).toBe('');
    expect(await tenantOf(database.forTenant(one))).toBe(one);
    expect(database.load()).toEqual({ total: 1, idle: 1, waiting: 0 });
  });

  test('still speaks for the right tenant after a transaction that failed', async () => {
    const failing = database
      .forTenant(two)
      .transaction()
      .execute(async (transaction) => {
        await sql`select 1/0`.execute(transaction);
      });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await tenantOf(database.forTenant(two))).toBe(two);
    expect(await tenantOf(database.forTenant(one))).toBe(one);
  });

  test('is never the owner', async () => {
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database.forTenant(one));
    expect(rows).toEqual([{ role: 'bronhouder_app' }]);
  });
});

test('a tenant has one view, however often it is asked for', () => {
  expect(database.forTenant(one)).toBe(database.forTenant(one));
  expect(database.forTenant(one)).not.toBe(database.forTenant(two));
});

describe('DATABASE_URL', () => {
  test.each(['', 'localhost:5432', 'mysql://localhost/x', 'postgres//x'])('%j is refused with the form it should have', (url) => {
    expect(() => configOf(url)).toThrow('DATABASE_URL is not an address of the form');
  });

  test('may bring options, which do not displace the role', () => {
    expect(configOf('postgres://a@b/c?options=-c%20work_mem%3D8MB&sslmode=disable')).toEqual({
      connectionString: 'postgres://a@b/c?sslmode=disable',
      options: '-c work_mem=8MB',
    });
  });
});
