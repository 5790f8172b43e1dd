import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestDueAt } from './digest.ts';

const amsterdam = 'Europe/Amsterdam';

describe('the weekly digest', () => {
  test.each([
    ['2026-11-23T05:59:59.999Z', '2026-11-16T06:00:00.000Z'],
    ['2026-11-23T06:00:00.000Z', '2026-11-23T06:00:00.000Z'],
    ['2026-11-29T22:59:00.000Z', '2026-11-23T06:00:00.000Z'],
    // Summer time ended on 25 October 2026 and begins on 28 March 2027: seven o'clock stays seven o'clock.
    ['2026-10-25T12:00:00.000Z', '2026-10-19T05:00:00.000Z'],
    ['2026-10-26T06:00:00.000Z', '2026-10-26T06:00:00.000Z'],
    ['2026-10-26T05:00:00.000Z', '2026-10-19T05:00:00.000Z'],
    ['2027-03-29T05:00:00.000Z', '2027-03-29T05:00:00.000Z'],
    ['2027-03-29T04:59:59.999Z', '2027-03-22T06:00:00.000Z'],
  ])('at %s the newest is that of %s', (now, due) => expect(digestDueAt(now, amsterdam)).toBe(due));

  const zones = fc.constantFrom(amsterdam, 'UTC', 'America/New_York', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Auckland');
  const moments = fc
    .date({ min: new Date('2021-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const shown = (moment: string, zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      new Date(moment),
    );

  test('is always a Monday at seven on the clocks of the zone, not later than now and not older than a week', () => {
    fc.assert(
      fc.property(zones, moments, (zone, now) => {
        const due = digestDueAt(now, zone);
        expect(shown(due, zone)).toMatch(/^Mon,? 07:00$/);
        expect(due <= now).toBe(true);
        // A week in which the clock goes back is an hour longer.
        expect(Date.parse(now) - Date.parse(due)).toBeLessThan((7 * 24 + 1) * 3_600_000);
        expect(digestDueAt(due, zone)).toBe(due);
      }),
    );
  });
});
