import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { todayIn } from '../fields/calendar-date.ts';
import { type StandIn, standInAt, standInPhase, standInProblems } from './stand-in.ts';

const [self, other] = ['ik', 'collega'];
const today = '2026-11-21';
const fine: StandIn = { person: other, from: '2026-11-23', till: '2026-12-04' };
const check = { self, colleague: true, today };
const codesOf = (standIn: Partial<StandIn>, more: Partial<typeof check> = {}) =>
  standInProblems({ ...fine, ...standIn }, { ...check, ...more }).map(({ field, code }) => `${field} ${code}`);

describe('a stand-in', () => {
  test.each<[string, Partial<StandIn>, Partial<typeof check>, string[]]>([
    ['somebody else, for a while', {}, {}, []],
    ['oneself', { person: self }, {}, ['person person-self']],
    ['somebody who is no colleague', {}, { colleague: false }, ['person person-unknown']],
    ['for one day', { from: today, till: today }, {}, []],
    ['that ends before it begins', { till: '2026-11-22' }, {}, ['till date-order']],
    ['that ended yesterday', { from: '2026-11-01', till: '2026-11-20' }, {}, ['till date-minimum']],
    ['that ends today', { from: '2026-11-01', till: today }, {}, []],
    ['for a year', { from: '2026-11-23', till: '2027-11-23' }, {}, []],
    ['for a day more than a year', { from: '2026-11-23', till: '2027-11-24' }, {}, ['till date-maximum']],
    ['from a leap day, for a year', { from: '2028-02-29', till: '2029-03-01' }, {}, []],
    ['with two things wrong', { person: self, till: '2026-01-01' }, {}, ['person person-self', 'till date-order']],
  ])('%s', (_, standIn, more, problems) => expect(codesOf(standIn, more)).toEqual(problems));

  test.each([
    ['2026-11-22', 'coming'],
    ['2026-11-23', 'now'],
    ['2026-12-04', 'now'],
    ['2026-12-05', 'over'],
  ])('on %s is %s', (day, phase) => expect(standInPhase(fine, day)).toBe(phase));

  test('begins and ends at midnight of the zone, also on days on which the clock changes', () => {
    const weekend: StandIn = { person: other, from: '2026-10-25', till: '2026-10-25' };
    const at = (now: string, zone = 'Europe/Amsterdam') => standInAt(now, zone, weekend);
    expect(at('2026-10-24T21:59:59.999Z')).toBeNull();
    expect(at('2026-10-24T22:00:00.000Z')).toBe(other);
    // The clock went back: the day has twenty-five hours.
    expect(at('2026-10-25T22:59:59.999Z')).toBe(other);
    expect(at('2026-10-25T23:00:00.000Z')).toBeNull();
    expect(at('2026-10-24T11:00:00.000Z', 'Pacific/Auckland')).toBe(other);
    expect(standInAt('2026-10-25T12:00:00.000Z', 'Europe/Amsterdam', null)).toBeNull();
  });

  const zones = fc.constantFrom('Europe/Amsterdam', 'UTC', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Auckland', 'Pacific/Apia');
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });

  test('stands in just on the days from the first to the last, wherever it is', () => {
    fc.assert(
      fc.property(zones, day, day, day, (zone, one, two, moment) => {
        const [from = '', till = ''] = [one, two].map((date) => date.toISOString().slice(0, 10)).sort();
        const now = moment.toISOString();
        const shown = todayIn(zone, now);
        expect(standInAt(now, zone, { person: other, from, till })).toBe(shown >= from && shown <= till ? other : null);
      }),
    );
  });
});
