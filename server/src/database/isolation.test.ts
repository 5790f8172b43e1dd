import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from './connection.ts';
import { freshDatabase } from './for-tests.ts';

const database = await freshDatabase();
afterAll(() => database.close());

const one = '0198a000-0000-7000-8000-000000000001';
const two = '0198a000-0000-7000-8000-000000000002';
const record = '0198a000-0000-7000-8000-00000000000a';
const moment = '2026-11-21T09:00:00.000Z';

const ask = <Row extends object>(text: string): Promise<Row[]> =>
  withClient(database.owner, async (client) => (await client.query<Row>(text)).rows);

/** The tables that are about no tenant: why they may be. */
const aboutNobody: Record<string, string> = { migration: 'the steps of the database itself' };
/** The tenant's own row is the tenant. */
const tenantColumn = (table: string): string => (table === 'tenant' ? 'key' : 'tenant');

type Table = { name: string; columns: string[]; isolated: boolean; rules: string[] };
const tables = await ask<Table>(`
  select c.relname as name, c.relrowsecurity as isolated,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    array(select concat_ws(' / ', pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy where polrelid = c.oid) as rules
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
const ofTenants = tables.filter(({ name }) => !(name in aboutNobody));

describe('every table', () => {
  test.each(ofTenants)('$name has a tenant, and the application sees only the rows of its own', ({ name, columns, isolated, rules }) => {
    expect(columns).toContain(tenantColumn(name));
    expect(isolated).toBe(true);
    expect(rules).toHaveLength(1);
    for (const rule of rules[0]?.split(' / ') ?? []) expect(rule).toBe(`(${tenantColumn(name)} = ( SELECT this_tenant() AS this_tenant))`);
  });

  test('and every column says what it is', async () => {
    const silent = await ask(`
      select c.relname as table, a.attname as column from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum >= 0 and not a.attisdropped
        left join pg_description d on d.objoid = c.oid and d.objsubid = a.attnum and d.classoid = 'pg_class'::regclass
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and coalesce(d.description, '') = ''
      union all
      select c.relname, '' from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and obj_description(c.oid, 'pg_class') is null`);
    expect(silent).toEqual([]);
  });

  test('is out of reach of the application when it is about no tenant', async () => {
    const reachable = await ask(`select name from unnest(array['${Object.keys(aboutNobody).join("','")}']) as name
      where has_table_privilege('bronhouder_app', name, 'select, insert, update, delete')`);
    expect(reachable).toEqual([]);
  });
});

test('the application owns nothing and can neither change nor delete revisions and audit entries', async () => {
  const rights = await ask(`
    select table_name || ' ' || lower(privilege_type) as may from information_schema.role_table_grants
    where grantee in ('bronhouder_app', 'PUBLIC') and table_schema = 'public' and table_name in ('revision', 'audit') order by 1`);
  expect(rights.map((row) => Object.values(row)[0])).toEqual(['audit insert', 'audit select', 'revision insert', 'revision select']);
  expect(await ask("select relname from pg_class where relowner = 'bronhouder_app'::regrole")).toEqual([]);
});

describe('two tenants', () => {
  const revision = (tenant: string, number: number) => ({
    tenant,
    record,
    number,
    kind: 'organisation',
    made_at: moment,
    types: '[]',
    content: '{"name":"Bibliotheek Oost"}',
    fields: [],
  });

  const makeTenant = (key: string, name: string): string => `
    with tenant as (insert into tenant (key, name, root_team) values ('${key}', '${name}', '${key}'))
    insert into team (key, tenant, name, path) values ('${key}', '${key}', '${name}', array['${key}'::uuid]);`;

  beforeAll(async () => {
    await ask(makeTenant(one, 'Oost') + makeTenant(two, 'West'));
    await database.forTenant(one).insertInto('revision').values(revision(one, 1)).execute();
  });

  const seenBy = (view: typeof database.untenanted) => view.selectFrom('revision').select(['tenant', 'number', 'made_at']).execute();

  test('each see their own rows, and nobody sees any without a tenant', async () => {
    expect(await seenBy(database.forTenant(one))).toEqual([{ tenant: one, number: 1, made_at: moment }]);
    expect(await seenBy(database.forTenant(two))).toEqual([]);
    expect(await seenBy(database.untenanted)).toEqual([]);
    expect(await database.forTenant(two).selectFrom('tenant').select('name').execute()).toEqual([{ name: 'West' }]);
  });

  test('cannot write rows of the other', async () => {
    await expect(database.forTenant(two).insertInto('revision').values(revision(one, 2)).execute()).rejects.toThrow('row-level security');
    await expect(database.untenanted.insertInto('revision').values(revision(one, 2)).execute()).rejects.toThrow('row-level security');
  });

  test.each([
    'update revision set content = content',
    'delete from revision',
    'truncate revision',
    'update audit set note = null',
    'delete from audit',
  ])('nobody can: %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.forTenant(one))).rejects.toThrow('permission denied');
  });
});
