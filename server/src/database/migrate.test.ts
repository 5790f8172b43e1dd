import { afterAll, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { asOwner, withClient } from './connection.ts';
import { freshAddress } from './for-tests.ts';
import { generateTypes } from './generate-types.ts';
import { migrate, missing, readMigrations } from './migrate.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { config, drop } = await freshAddress();
afterAll(drop);

const step = (name: string, checksum = name) => ({ name, checksum, text: '' });

test('only the steps that were not applied are missing, in order', () => {
  const known = [step('0001-a.sql'), step('0002-b.sql'), step('0003-c.sql')];
  expect(missing(known, [step('0001-a.sql')]).map(({ name }) => name)).toEqual(['0002-b.sql', '0003-c.sql']);
});

test('a step that the code does not know: the database is newer', () => {
  expect(() => missing([step('0001-a.sql')], [step('0001-a.sql'), step('0002-b.sql')])).toThrow(
    'newer than this version of Bronhouder (it has step 0002-b.sql)',
  );
});

test('a step that was changed afterwards is named', () => {
  expect(() => missing([step('0001-a.sql', 'new')], [step('0001-a.sql', 'old')])).toThrow('Step 0001-a.sql of the database was changed');
});

test('steps are numbered without gaps or doubles', () => {
  const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('processes that start at once migrate once', async () => {
  await Promise.all([1, 2, 3].map(() => withClient(asOwner(config), migrate)));
  const { rows } = await withClient(asOwner(config), (client) => client.query('select name from migration order by name'));
  expect(rows).toEqual(readMigrations().map(({ name }) => ({ name })));
});

test('a database of a newer version is not opened', async () => {
  const mark = (text: string) => withClient(asOwner(config), (client) => client.query(text));
  await mark("insert into migration (name, checksum) values ('9999-later.sql', 'x')");
  await expect(connect(config)).rejects.toThrow('newer than this version');
  await mark("delete from migration where name = '9999-later.sql'");
});

test('types.ts is what the migrations make (else: node scripts/database-types.ts)', () => {
  expect(generateTypes(config)).toBe(readFileSync(join(import.meta.dirname, 'types.ts'), 'utf8'));
});
