import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsLater, rolesEndAt, unusedAt, unusedFrom, type Use, usedAt, phaseOfUse } from './unused.ts';

const use = (some: Partial<Use>): Use => ({
  createdAt: '2020-01-01T00:00:00.000Z',
  lastLogonAt: null,
  keptAt: null,
  newestRoleAt: null,
  warnedAt: null,
  ...some,
});

test.each([
  ['an ordinary day', '2025-01-15T08:30:00.000Z', '2026-07-15T08:30:00.000Z'],
  ['the leap day', '2024-02-29T12:00:00.000Z', '2025-08-29T12:00:00.000Z'],
  ['a day that only a leap year has afterwards', '2026-08-29T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
  ['the same in a common year', '2025-08-29T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
  ['the end of a long month', '2024-08-31T23:59:59.999Z', '2026-02-28T23:59:59.999Z'],
  ['the end of a long month before a leap day', '2026-08-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['the end of a year', '2025-06-30T10:00:00.000Z', '2026-12-30T10:00:00.000Z'],
  ['a century that is no leap year', '2098-08-31T10:00:00.000Z', '2100-02-28T10:00:00.000Z'],
])('a year and a half after %s', (_name, from, till) => expect(monthsLater(from, 18)).toBe(till));

describe('an account that nobody signs in with', () => {
  const last = use({ lastLogonAt: '2024-02-29T12:00:00.000Z' });
  const warned = { ...last, warnedAt: '2025-09-01T03:00:00.000Z' };
  test.each([
    [last, '2025-07-30T11:59:59.999Z', 'active', null],
    [last, '2025-07-30T12:00:00.000Z', 'soon', '2025-09-28T12:00:00.000Z'],
    [last, '2025-08-29T11:59:59.999Z', 'soon', '2025-09-28T12:00:00.000Z'],
    [last, '2025-08-29T12:00:00.000Z', 'due', '2025-09-28T12:00:00.000Z'],
    // Whoever is warned late keeps the roles for thirty days all the same.
    [last, '2026-01-01T00:00:00.000Z', 'due', '2026-01-31T00:00:00.000Z'],
    [warned, '2025-09-01T03:00:00.000Z', 'warned', '2025-10-01T03:00:00.000Z'],
    [warned, '2025-10-01T02:59:59.999Z', 'warned', '2025-10-01T03:00:00.000Z'],
    [warned, '2025-10-01T03:00:00.000Z', 'ended', '2025-10-01T03:00:00.000Z'],
  ] as const)('%#: at %s', (account, now, phase, ends) => {
    expect({ phase: phaseOfUse(account, now), ends: rolesEndAt(account, now) }).toEqual({ phase, ends });
  });

  test.each([
    ['signed in again', { lastLogonAt: '2025-09-20T08:00:00.000Z' }],
    ['was kept', { keptAt: '2025-09-20T08:00:00.000Z' }],
    ['was given a role', { newestRoleAt: '2025-09-20T08:00:00.000Z' }],
  ])('is in use again once its owner %s, whatever was warned before', (_name, some) => {
    const again = { ...warned, ...some };
    expect(phaseOfUse(again, '2026-06-01T00:00:00.000Z')).toBe('active');
    expect(rolesEndAt(again, '2026-06-01T00:00:00.000Z')).toBeNull();
    expect(phaseOfUse(again, unusedAt(again))).toBe('due');
  });
});

test('who never signed in counts from when the account was made', () => {
  expect(usedAt(use({}))).toBe('2020-01-01T00:00:00.000Z');
  expect(phaseOfUse(use({}), '2021-07-01T00:00:00.000Z')).toBe('due');
});

const moment = fc.date({ min: new Date('2019-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
const maybe = fc.option(moment);
const anyUse = fc.record({ createdAt: moment, lastLogonAt: maybe, keptAt: maybe, newestRoleAt: maybe, warnedAt: maybe });

test('whatever happened, the phases follow one another, and roles end no sooner than thirty days after a year and a half', () => {
  const order = ['active', 'soon', 'due', 'warned', 'ended'];
  fc.assert(
    fc.property(anyUse, moment, moment, (it, one, other) => {
      const [earlier = '', later = ''] = [one, other].toSorted();
      expect(order.indexOf(phaseOfUse(it, later))).toBeGreaterThanOrEqual(order.indexOf(phaseOfUse(it, earlier)));
      expect(unusedFrom(it) < unusedAt(it)).toBe(true);
      const ends = rolesEndAt(it, later);
      expect(ends === null).toBe(phaseOfUse(it, later) === 'active');
      if (ends !== null) expect(Date.parse(ends) - Date.parse(unusedAt(it))).toBeGreaterThanOrEqual(30 * 24 * 3_600_000);
      if (phaseOfUse(it, later) === 'ended') expect(ends !== null && ends <= later).toBe(true);
    }),
  );
});
