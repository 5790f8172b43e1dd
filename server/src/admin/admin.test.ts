import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { summariseTenants } from '../areas/tenants/queries/summarise.ts';
import { readConfig } from '../config.ts';
import { freshDatabase } from '../database/for-tests.ts';
import { openWorld, type World } from '../for-tests.ts';
import type { House } from '../house.ts';
import { linkFor } from './link.ts';
import { tenantCommand } from './tenant.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bronhouder-admin-'));
const words = { name: 'Proefstreek', host: 'proef.example', email: 'an@proef.example', firstName: 'An', familyName: 'Proef' };
let world: World;
let house: House;

beforeAll(async () => {
  world = await openWorld();
  house = { ...world.house, config: readConfig({ DATA_DIR: dataDir }), database: await freshDatabase() };
});

afterAll(async () => {
  await house.database.close();
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a tenant comes with its first administrator, who has no password but a link to choose one', async () => {
  const told = await tenantCommand(house, words);
  expect(told).toMatch(/http:\/\/proef\.example\/access\/#\/reset\/\S{20,}$/);
  expect(await summariseTenants(house.database)).toMatchObject([
    { name: 'Proefstreek', hosts: ['proef.example'], people: 1, organisations: 0 },
  ]);

  const [{ key } = { key: '' }] = await summariseTenants(house.database);
  const db = house.database.forTenant(key);
  const held = await db.selectFrom('assignment as a').innerJoin('role as r', 'r.key', 'a.role').select(['r.built_in', 'a.scope']).execute();
  expect(held).toEqual([{ built_in: 'admin', scope: 'currentAndBeneath' }]);
  expect(await db.selectFrom('user_credential').select('id').execute()).toEqual([]);
  const entries = await db.selectFrom('audit').select(['kind', 'by']).orderBy('key').execute();
  expect(new Set(entries.map((entry) => entry.kind))).toEqual(new Set(['tenant', 'team', 'role', 'assignment', 'user']));
  expect(entries.every((entry) => entry.by === null)).toBe(true);
});

test('two links are two different links', async () => {
  expect(await linkFor(house, words)).not.toBe(await linkFor(house, words));
});

test.each([
  ['a host that is taken', words, 'Another tenant already has the host proef.example.'],
  ['no host', { ...words, host: undefined }, '--host is missing.'],
  ['a host with a scheme', { ...words, host: 'https://x' }, '--host is no host name (without scheme and port).'],
  ['no address', { ...words, host: 'b.example', email: 'nobody' }, '--email is no e-mail address.'],
  ['no name', { ...words, host: 'b.example', name: '' }, 'a tenant needs a name.'],
])('%s is said in one line, and leaves nothing behind', async (_what, given, line) => {
  await expect(tenantCommand(house, given)).rejects.toThrow(line);
  expect(await summariseTenants(house.database)).toHaveLength(1);
});

test('a link for nobody, or at no tenant, is refused in one line', async () => {
  await expect(linkFor(house, { ...words, email: 'wie@proef.example' })).rejects.toThrow(
    'There is no account with the address wie@proef.example',
  );
  await expect(linkFor(house, { ...words, host: 'nergens.example' })).rejects.toThrow('No tenant has the host nergens.example.');
});
