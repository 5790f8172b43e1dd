import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organisations, people, tenants } from '@bronhouder/world/cast.ts';
import { streekdata } from '@bronhouder/world/streekdata/world.ts';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '../areas/tenants/make-tenant.ts';
import { readConfig } from '../config.ts';
import { freshDatabase } from '../database/for-tests.ts';
import type { House } from '../house.ts';
import { openWorld, type World } from '../for-tests.ts';
import { fillDemo } from './fill-demo.ts';
import { fillGenerated } from './fill-generated.ts';
import { fillItems } from './fill-items.ts';
import { fillProducts } from './fill-products.ts';
import { worldVerbs } from './world-verbs.ts';

const said: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void said.push(JSON.parse(line).msg) });
const dataDir = mkdtempSync(join(tmpdir(), 'bronhouder-fill-'));
let world: World;
let house: House;

beforeAll(async () => {
  world = await openWorld();
  house = { ...world.house, config: readConfig({ DATA_DIR: dataDir }), database: await freshDatabase(), log };
});

afterAll(async () => {
  await house.database.close();
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const count = async (table: 'organisation' | 'product' | 'revision' | 'audit' | 'user_account' | 'agenda_item'): Promise<number> => {
  const row = await house.database
    .forTenant(tenants.streekdata.key)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

test('a world that was left half filled is filled anew, and one that is whole is left alone', async () => {
  await worldVerbs(house).makeTenant(tenants.streekdata);
  await fillDemo(house);
  expect(said).toContain('The demo world was left half filled: it is filled anew.');
  expect(await count('organisation')).toBe(streekdata.organisations.length);
  expect(await count('user_account')).toBe(streekdata.people.length);

  const entries = await count('audit');
  said.length = 0;
  await fillDemo(house);
  expect(said).toEqual([]);
  expect(await count('audit')).toBe(entries);
});

test('generated organisations come with their revisions and entries, and only those that are absent are added', async () => {
  const before = { organisations: await count('organisation'), revisions: await count('revision') };
  expect(await fillGenerated(house, 300)).toBe(300);
  expect(await fillGenerated(house, 320)).toBe(20);
  expect(await count('organisation')).toBe(before.organisations + 320);
  expect(await count('revision')).toBeGreaterThanOrEqual(before.revisions + 320);

  const db = house.database.forTenant(tenants.streekdata.key);
  const astray = await db
    .selectFrom('organisation as o')
    .select('o.key')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('revision as r').select('r.number').whereRef('r.record', '=', 'o.key').whereRef('r.number', '=', 'o.working'))),
    )
    .execute();
  expect(astray).toEqual([]);
});

test('their products come with revisions and entries as well, and only those that are absent are added', async () => {
  const before = await count('product');
  expect((await fillProducts(house, 300, 900)).added).toBe(900);
  const { products, added } = await fillProducts(house, 300, 1000);
  expect(added).toBe(100);
  expect(await count('product')).toBe(before + 1000);
  const db = house.database.forTenant(tenants.streekdata.key);
  const astray = await sql<{ key: string }>`
    select p.key from product p left join revision r on r.record = p.key and r.number = p.working
    left join audit a on a.record = p.key and a.act = 'create' where r.record is null or a.key is null`.execute(db);
  expect(astray.rows).toEqual([]);

  // And what takes place in one team.
  const items = await count('agenda_item');
  expect(await fillItems(house, products, 20)).toBe(20);
  expect(await fillItems(house, products, 25)).toBe(5);
  expect(await count('agenda_item')).toBe(items + 25);
});

test('an act that somebody has no right to is thrown with who, what and why', async () => {
  const act = { tenant: tenants.streekdata.key, organisation: organisations.lindenhof.key, by: people.hanna.key, at: house.clock() };
  await expect(worldVerbs(house).archive(act)).rejects.toThrow('"code":"right.missing"');
});

test('beside other tenants a half filled world stays closed', async () => {
  const database = await freshDatabase();
  const other = { ...house, database };
  const [key, team] = [house.newKey(), house.newKey()];
  const builtInRoles = { admin: house.newKey(), manager: house.newKey(), editor: house.newKey(), viewer: house.newKey() };
  const author = { house: other, now: house.clock(), who: null };
  await makeTenant(author, { key, name: 'Elders', sites: [], rootTeam: { key: team, name: 'Elders', comment: '' }, builtInRoles });
  await worldVerbs(other).makeTenant(tenants.streekdata);
  said.length = 0;
  await fillDemo(other);
  expect(said).toEqual([
    'The demo world is only half filled and stays closed, because there are other tenants: use another database for it.',
  ]);
  await database.close();
});
