import { randomUUID } from 'node:crypto';
import { builtInRoles } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { CompiledQuery } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import type { Database } from '../database/connect.ts';
import { freshDatabase } from '../database/for-tests.ts';
import { createAccount } from './accounts.ts';
import { Browser, email, makeFatima, makeServer, makeTenants, maker, secret, tenants } from './for-tests.ts';
import { readSession } from './session.ts';

const database = await freshDatabase();
afterAll(() => database.close());
await makeTenants(database);
const fatima = await makeFatima(database);
const app = await makeServer(database);
afterAll(() => app.close());
const db = database.forTenant(tenants.localhost);

const root = await db.selectFrom('team').select(['key', 'name']).executeTakeFirstOrThrow();
const [manager, own, one, two] = [
  randomUUID(),
  randomUUID(),
  '0198a000-0000-7000-8000-00000000000a',
  '0198a000-0000-7000-8000-00000000000b',
];
await db
  .insertInto('role')
  .values([
    { key: manager, name: 'Beheerder van organisaties', built_in: 'manager', rights: [] },
    { key: own, name: 'Publiceert', team: root.key, rights: ['ORGANISATION:publish'] },
  ])
  .execute();
await db
  .insertInto('assignment')
  .values([
    { key: one, user_id: fatima, role: manager, team: root.key, scope: 'currentAndBeneath' },
    { key: two, user_id: fatima, role: own, team: root.key, scope: 'beneath' },
  ])
  .execute();

const read = async (source: Database, browser: Browser) =>
  readSession({ database: source, secret }, tenants.localhost, browser.cookie, new Date().toISOString());

test('brings the user and every role, built-in ones with the rights of the code, in one round trip', async () => {
  const browser = new Browser(app);
  await browser.signIn();
  const asked: CompiledQuery[] = [];
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => (asked.push(CompiledQuery.raw('')), result),
  });
  const who = await read({ ...database, forTenant: () => counted }, browser);
  expect(asked).toHaveLength(1);
  expect(who?.user).toEqual({
    key: fatima,
    email,
    firstName: 'Fatima',
    infix: '',
    familyName: 'Bouali',
    phoneNumber: '',
    language: 'nl',
    secondFactor: false,
    lastLogonAt: expect.any(String),
  });
  const place = { kind: 'team', key: root.key, name: root.name };
  expect(who?.assignments).toEqual([
    {
      key: one,
      role: { key: manager, name: 'Beheerder van organisaties', builtIn: 'manager', rights: builtInRoles.manager },
      place,
      scope: 'currentAndBeneath',
    },
    { key: two, role: { key: own, name: 'Publiceert', builtIn: null, rights: ['ORGANISATION:publish'] }, place, scope: 'beneath' },
  ]);
});

test('asks the database nothing about a cookie that is not ours', async () => {
  const forTenant = vi.fn(database.forTenant);
  const browser = new Browser(app);
  for (const cookie of ['', 'x.y', `${'a'.repeat(32)}.${'b'.repeat(43)}%3D`]) {
    browser.jar.set('__Host-bronhouder', cookie);
    expect(await read({ ...database, forTenant }, browser)).toBeNull();
  }
  expect(forTenant).not.toHaveBeenCalled();
});

test.each([
  [{ email: 'FATIMA@streekdata.example' }, 'account.exists'],
  [{ email: 'no address' }, 'account.email'],
  [{ password: 'te kort' }, 'password.short'],
  [{ password: 'Wachtwoord2026!!!' }, 'password.common'],
])('an account like %j is not made: %s', async (change, fault) => {
  const account = { email: 'nieuw@streekdata.example', firstName: 'Nieuw', familyName: 'Gezicht', ...change };
  expect(await createAccount(maker(database), tenants.localhost, account)).toEqual({ ok: false, fault });
});

test('an account that is made stands in the log, without name or address', async () => {
  const made = await createAccount(maker(database), tenants.localhost, {
    email: 'log@streekdata.example',
    firstName: 'Log',
    familyName: 'Boek',
  });
  const db = database.forTenant(tenants.localhost);
  const entries = await db
    .selectFrom('audit')
    .select(['kind', 'action', 'act', 'by', 'details'])
    .where('record', '=', made.ok ? made.key : '')
    .execute();
  expect(entries).toEqual([{ kind: 'user', action: 'create', act: 'create', by: null, details: { values: {} } }]);
});

test('the same address can have an account at each tenant', async () => {
  expect(
    await createAccount(maker(database), tenants['vlaanderen.localhost'], { email, firstName: 'Fatima', familyName: 'Bouali' }),
  ).toMatchObject({ ok: true });
});
