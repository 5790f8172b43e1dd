import { expect, it } from 'vitest';
import { type Condition, holds } from './condition.ts';

type Door = { open: boolean; floor: number; top: number | null; lockedAt: string | null; freeFrom: string | null };
const door: Door = { open: true, floor: 2, top: null, lockedAt: '2026-06-01T10:00:00.000Z', freeFrom: null };
const now = '2026-06-01T10:00:00.000Z';

const cases: [Condition<Door>, boolean][] = [
  [{ all: [] }, true],
  [{ any: [] }, false],
  [{ all: [{ is: ['open', true] }, { is: ['floor', 3] }] }, false],
  [{ any: [{ is: ['open', false] }, { is: ['floor', 2] }] }, true],
  [{ not: { is: ['floor', 2] } }, false],
  [{ missing: 'top' }, true],
  [{ missing: 'floor' }, false],
  [{ past: 'lockedAt' }, true],
  [{ future: 'lockedAt' }, false],
  [{ past: 'freeFrom' }, false],
  [{ future: 'freeFrom' }, false],
  [{ not: { past: 'freeFrom' } }, true],
  [{ differ: ['floor', 'top'] }, true],
  [{ equal: ['floor', 'top'] }, false],
  [{ equal: ['top', 'freeFrom'] }, true],
];

it.each(cases)('%j is %s', (condition, expected) => expect(holds(condition, door, now)).toBe(expected));

it('a moment is ahead until it comes', () => {
  const before = '2026-06-01T09:59:59.999Z';
  expect(holds<Door>({ future: 'lockedAt' }, door, before)).toBe(true);
  expect(holds<Door>({ past: 'lockedAt' }, door, before)).toBe(false);
});
