import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from './for-tests.ts';

const database = await freshDatabase();
afterAll(() => database.close());

const read = async (expression: string): Promise<unknown> => {
  const { rows } = await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(database.untenanted);
  return rows[0]?.value;
};

test.each([
  ["timestamptz '2026-11-21 10:00+01'", '2026-11-21T09:00:00.000Z'],
  ["timestamptz '2026-03-29 02:30:00.1234+00'", '2026-03-29T02:30:00.123Z'],
  ["timestamptz 'infinity'", 'infinity'],
  ["array[timestamptz '2026-11-21 10:00+01', null]", ['2026-11-21T09:00:00.000Z', null]],
  ["date '2026-11-21'", '2026-11-21'],
  ["timestamp '2026-11-21 10:00'", '2026-11-21 10:00:00'],
  ['9007199254740991::bigint', 9007199254740991],
  ['array[1::bigint, 2]', [1, 2]],
  ['12.50::numeric', 12.5],
  ['null::timestamptz', null],
  ['\'{"a":[1]}\'::jsonb', { a: [1] }],
])('%s is read as %j', async (expression, value) => {
  expect(await read(expression)).toEqual(value);
});
