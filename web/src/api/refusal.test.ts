import { expect, test } from 'vitest';
import { isNotThere, readRefusal } from './refusal.ts';

test.each([
  [404, true],
  [400, true],
  [403, false],
  [409, false],
  [500, false],
])('an answer of %i says that what was asked for is not there: %s', (status, gone) =>
  expect(isNotThere(readRefusal({ errorCode: 'x' }, { status }))).toBe(gone),
);

test('no answer says nothing about what was asked for', () => expect(isNotThere(new TypeError('Failed to fetch'))).toBe(false));
