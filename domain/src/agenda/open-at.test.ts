import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '../fields/value.ts';
import { slot } from './for-tests.ts';
import { openAt, openingsAround } from './open-at.ts';

const hours: OpeningHours = {
  week: {
    MO: [slot('13:00', '17:00')],
    TU: [slot('10:00', '12:30'), slot('13:30', '18:00')],
    FR: [slot('20:00', '24:00')],
    SA: [slot('00:00', '02:00')],
  },
  exceptions: [
    { from: '2026-12-25', till: '2026-12-26', slots: [], reason: 'Kerst' },
    { from: '2026-12-23', slots: [slot('10:00', '12:00')], reason: 'Extra' },
  ],
};
const at = (moment: string, value = hours) => {
  const { says, now, next, reason } = openAt(openingsAround(value, moment.slice(0, 10)), moment);
  return [says, now?.end ?? null, next?.start ?? null, reason];
};

describe('open at a glance', () => {
  test.each<[string, string, unknown[]]>([
    ['before it opens', '2026-11-24T09:59', ['later', null, '2026-11-24T10:00', '']],
    ['from the minute on which it opens', '2026-11-24T10:00', ['open', '2026-11-24T12:30', '2026-11-24T13:30', '']],
    ['on the minute on which it closes', '2026-11-24T12:30', ['later', null, '2026-11-24T13:30', '']],
    ['after it closed for today', '2026-11-24T18:00', ['over', null, '2026-11-27T20:00', '']],
    ['on a day on which it is closed', '2026-11-25T11:00', ['closed', null, '2026-11-27T20:00', '']],
    ['before midnight, when it stays open', '2026-11-27T23:00', ['open', '2026-11-28T02:00', '2026-11-30T13:00', '']],
    ['after that midnight', '2026-11-28T01:00', ['open', '2026-11-28T02:00', '2026-11-30T13:00', '']],
    ['in the night after it closed', '2026-11-28T03:00', ['over', null, '2026-11-30T13:00', '']],
    ['on an exception that opens', '2026-12-23T11:00', ['open', '2026-12-23T12:00', '2026-12-28T13:00', '']],
    ['on an exception that closes', '2026-12-25T21:00', ['closed', null, '2026-12-28T13:00', 'Kerst']],
  ])('%s', (_, moment, expected) => expect(at(moment)).toEqual(expected));

  test('day and night, and never', () => {
    const all = [slot('00:00', '24:00')];
    expect(at('2026-11-24T03:00', { week: { MO: all, TU: all, WE: all, TH: all, FR: all, SA: all, SU: all }, exceptions: [] })[0]).toBe(
      'always',
    );
    expect(at('2026-11-24T03:00', { week: {}, exceptions: [] })).toEqual(['closed', null, null, '']);
  });
});
