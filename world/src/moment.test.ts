import { expect, test } from 'vitest';
import { worldKey } from './key.ts';
import { morningOf, workedOn } from './moment.ts';

const now = '2026-11-21T00:30:00.000Z';

test('plans begin and end in the morning', () => {
  expect(morningOf(now, 14)).toBe('2026-12-05T08:00:00.000Z');
  expect(morningOf(now, -30)).toBe('2026-10-22T08:00:00.000Z');
});

test('work is done in the daytime, in its order, and never after now', () => {
  for (let number = 1; number <= 700; number++) {
    const at = [1, 2, 3].map((turn) => workedOn(now, -1, worldKey('organisation', 1, number), turn));
    expect(at).toEqual([...at].sort());
    expect(at.at(-1)?.slice(11, 13)).toMatch(/^(08|09|10|11|12|13|14|15)$/);
    expect(at.every((one) => one < now)).toBe(true);
  }
});
