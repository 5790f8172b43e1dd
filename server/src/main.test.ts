import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { withClient } from './database/connection.ts';
import { freshAddress } from './database/for-tests.ts';
import { addressOf } from './database/server-for-tests.ts';
import { dataFolder, startServer } from './process-for-tests.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const act of undo.splice(0)) await act();
});

const folder = (): string => {
  const data = dataFolder();
  undo.push(data.remove);
  return data.folder;
};
const database = async (): ReturnType<typeof freshAddress> => {
  const fresh = await freshAddress();
  undo.push(fresh.drop);
  return fresh;
};

/** The one line on stderr with which a start ends that somebody outside the code can put right. */
const faultOf = async (environment: Record<string, string>): Promise<string> => {
  const { code, errors } = await startServer({ DATA_DIR: folder(), ...environment }).ended;
  expect({ code, errors }).toEqual({ code: 1, errors: [expect.any(String)] });
  return errors[0] ?? '';
};

test('a port in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  undo.push(() => other.close());
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  expect(await faultOf({ PORT: port, DATABASE_URL: addressOf((await database()).config) })).toBe(
    `Cannot listen on port ${port}: it is in use; set PORT to another one.`,
  );
});

test('a data directory that cannot be made', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(await faultOf({ DATA_DIR: join(file, 'data') })).toContain(`The data directory ${file}/data cannot be written`);
});

// Nothing is read-only for root.
test.skipIf(process.getuid?.() === 0)('a read-only directory', async () => {
  const place = join(folder(), 'closed');
  mkdirSync(place);
  chmodSync(place, 0o555);
  expect(await faultOf({ DATA_DIR: place })).toContain(`The data directory ${place} cannot be written`);
});

test('a database that is newer than the code', async () => {
  const { config } = await database();
  await withClient(config, (client) => client.query("insert into migration (name, checksum) values ('9999-future.sql', 'x')"));
  expect(await faultOf({ DATABASE_URL: addressOf(config) })).toContain(
    'The database is newer than this version of Bronhouder (it has step 9999-future.sql)',
  );
});

test('a wrong DATABASE_URL', async () => {
  expect(await faultOf({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toBe(
    'The database of DATABASE_URL cannot be reached: nothing answers at that address.',
  );
});

test('without a fault it answers until it is asked to stop, and stops without a word', async () => {
  const { child, address, ended } = startServer({ DATA_DIR: folder() });
  expect(await (await fetch(`${await address}/health/ready`)).json()).toEqual({ ready: true });
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, errors: [] });
  await expect(fetch(`${await address}/health/live`)).rejects.toThrow();
});
