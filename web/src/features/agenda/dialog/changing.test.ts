import { describe, expect, test } from 'vitest';
import { changedMeeting, monthsAfter, toggledDay, withMeeting, withStartDate, withStartTime, withType } from './changing.ts';
import { begun, contentOf, timingOf, typedOf } from './typed-item.ts';

const evening = { startDate: '2026-09-07', startTime: '19:30', endDate: '2026-09-07', endTime: '21:00' };
const dates = { ...begun({}).dates, span: evening };

describe('a moment', () => {
  test('the end goes along to another day, unless it is a later one', () => {
    expect(withStartDate(evening, '8-9-2026').endDate).toBe('8-9-2026');
    expect(withStartDate({ ...evening, endDate: '2026-09-09' }, '2026-09-08').endDate).toBe('2026-09-09');
    expect(withStartDate({ ...evening, startDate: '', endDate: '' }, '8-9').endDate).toBe('8-9');
  });

  test('it lasts as long as before when it begins at another time, within its day', () => {
    expect(withStartTime(evening, '19:30', '20').endTime).toBe('21:30');
    expect(withStartTime(evening, '19:30', '23.15').endTime).toBe('23:59');
    expect(withStartTime(evening, '', '9u')).toEqual({ ...evening, startTime: '09:00' });
    expect(withStartTime(evening, '19:30', 'half acht')).toEqual({ ...evening, startTime: 'half acht' });
  });
});

describe('a repetition', () => {
  test('begins with what the day of the start says', () => {
    expect(withType(dates, 'weekly').repetition.weekdays).toEqual(['MO']);
    expect(withType(dates, 'relative').repetition).toMatchObject({ ordinal: 1, on: 'MO', ofMonth: null });
    const last = withType({ ...dates, span: { ...evening, startDate: '29-01-2027' } }, 'relative').repetition;
    expect(last).toMatchObject({ ordinal: 5, on: 'FR', day: '29', month: 1 });
  });

  test('keeps what was filled in, also through a look at another type', () => {
    const chosen = { ...dates, repetition: { ...dates.repetition, weekdays: ['TU' as const], day: '31' } };
    expect(withType(withType(chosen, 'monthly'), 'weekly').repetition).toMatchObject({ weekdays: ['TU'], day: '31' });
  });

  test('weekdays stand in the order of the week', () => {
    expect(toggledDay(['WE'], 'MO')).toEqual(['MO', 'WE']);
    expect(toggledDay(['MO', 'WE'], 'MO')).toEqual(['WE']);
  });

  test('a month without that day ends on its last', () => {
    expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
    expect(monthsAfter('2026-12-15', 12)).toBe('2027-12-15');
  });

  test('what is no number is none for the domain either', () => {
    const typed = { ...dates, repetition: { ...dates.repetition, type: 'daily' as const, interval: '2 of 3' } };
    expect(timingOf({ ...begun({}), dates: typed })).toMatchObject({ repetition: { type: 'daily', interval: Number.NaN } });
  });
});

test('a meeting more is a week after the last one', () => {
  const first = changedMeeting(withMeeting([], 'a'), 'a', { name: 'Kennismaking', span: evening });
  expect(withMeeting(first, 'b')[1]).toMatchObject({ id: 'b', name: '', span: { startDate: '2026-09-14', startTime: '19:30' } });
});

test.each([
  { kind: 'dates', span: evening, repetition: { type: 'none' }, changes: [] },
  {
    kind: 'dates',
    span: evening,
    repetition: { type: 'relative', interval: 2, ordinal: 5, on: 'workday', month: null, until: { date: '2027-12-31', time: '23:59' } },
    changes: [{ on: '2026-10-30', kind: 'cancelled', reason: '' }],
  },
  {
    kind: 'dates',
    span: evening,
    repetition: { type: 'yearly', interval: 1, day: 29, month: 2, until: { date: '', time: '' } },
    changes: [],
  },
  { kind: 'series', meetings: [{ id: 'a', name: 'Eerste', span: evening, location: null, cancelled: null }] },
  { kind: 'hours', from: '2026-01-01', till: '2026-12-31', hours: { week: { MO: [{ from: '09:00', till: '17:00' }] }, exceptions: [] } },
] as const)('what was saved stands in the form as it was: %j', (saved) => {
  const content = { product: 'p', location: 'l', timing: structuredClone(saved) as never };
  expect(contentOf(typedOf(content))).toEqual(content);
});

test('a new item begins with what is known', () => {
  const item = begun({ product: { key: 'p', title: 'Cursus' }, date: '2026-09-07', startTime: '19:30' });
  expect(contentOf(item)).toMatchObject({
    product: 'p',
    location: null,
    timing: { kind: 'dates', span: { startDate: '2026-09-07', endDate: '2026-09-07', startTime: '19:30' } },
  });
});
