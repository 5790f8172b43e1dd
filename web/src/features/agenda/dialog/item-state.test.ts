import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import { expect, test } from 'vitest';
import { changedParts, chose, left, opened, openParts, rebased, refusedWith, shownOf, typed } from './item-state.ts';
import { differentDates } from './different-dates.ts';
import { begun, contentOf, typedOf } from './typed-item.ts';

const item = {
  ...begun({ product: { key: 'p', title: 'Cursus' }, location: 'hal', date: '2026-09-07', startTime: '19:30', endTime: '21:00' }),
};
const base = { ...contentOf(item), product: 'p', location: 'hal' };
const state = opened(3, base, item);
const late = { ...item.dates.span, startTime: '20:00', endTime: '21:30' };
const theirs = (change: Partial<ItemContent>) => ({
  revision: 4,
  content: { ...base, ...change },
  by: 'Femke',
  at: '2026-01-01T10:00:00Z',
});

test('problems are shown once their field, or something around it, was left', () => {
  const problem = { field: 'timing.span.startDate', code: 'required' } as const;
  expect(shownOf(state, [problem])).toEqual([]);
  expect(shownOf(left(state, 'timing.span.startTime'), [problem])).toEqual([]);
  expect(shownOf(left(state, 'timing.span.startDate'), [problem])).toEqual([problem]);
  expect(shownOf(left(state, 'timing'), [problem])).toEqual([problem]);
});

test('what the server refused stays until it is changed', () => {
  const refused = refusedWith(state, [{ field: 'location', code: 'supplement-unknown' }]);
  expect(typed(refused, { product: 'q' }).outside).toHaveLength(1);
  expect(typed(refused, { location: 'zaal' }).outside).toEqual([]);
});

test('what others changed elsewhere is taken over; mine stays', () => {
  const mine = typed(state, { location: 'zaal' });
  const after = rebased(mine, theirs({ timing: contentOf({ ...item, dates: { ...item.dates, span: late } }).timing }));
  expect(after.item).toMatchObject({ location: 'zaal', dates: { span: late } });
  expect(changedParts(after)).toEqual(['location']);
  expect(after.revision).toBe(4);
});

test('what both changed waits for a choice, and nothing typed is lost', () => {
  const after = rebased(typed(state, { location: 'zaal' }), theirs({ location: 'tuin' }));
  expect(openParts(after)).toEqual(['location']);
  expect(after.item.location).toBe('zaal');
  const chosen = chose(after, 'location', 'theirs');
  expect(openParts(chosen)).toEqual([]);
  expect(chosen.item.location).toBe('tuin');
  expect(changedParts(chosen)).toEqual([]);
});

test('the same change by both is none', () => {
  expect(openParts(rebased(typed(state, { location: 'tuin' }), theirs({ location: 'tuin' })))).toEqual([]);
});

test('two dates that were changed by two people go together', () => {
  const skipped = (on: string) => ({ ...item.dates, changes: [{ on, kind: 'cancelled' as const, reason: '' }] });
  const after = rebased(
    typed(state, { dates: skipped('2026-09-07') }),
    theirs({ timing: contentOf({ ...item, dates: skipped('2026-09-14') }).timing }),
  );
  expect(openParts(after)).toEqual([]);
  expect(after.item.dates.changes.map(({ on }) => on).sort()).toEqual(['2026-09-07', '2026-09-14']);
});

test('an evening until midnight reads 24:00 in the form, and is not changed by being read', () => {
  const span = { startDate: '2026-09-07', startTime: '20:00', endDate: '2026-09-08', endTime: '00:00' };
  const saved = { ...base, timing: contentOf({ ...item, dates: { ...item.dates, span } }).timing };
  const form = typedOf(saved);
  expect(form.dates.span).toEqual({ ...span, endDate: '2026-09-07', endTime: '24:00' });
  expect(changedParts({ base: saved, item: form })).toEqual([]);
});

test('what two versions say differently of single dates can be told', () => {
  const weekly = {
    ...item.dates.repetition,
    type: 'weekly' as const,
    weekdays: ['MO' as const],
    until: { date: '2026-10-05', time: '23:59' },
  };
  const skipping = (on: string, reason: string) =>
    contentOf({ ...item, dates: { ...item.dates, repetition: weekly, changes: [{ on, kind: 'cancelled', reason }] } }).timing;
  const [ill, free] = [skipping('2026-09-14', 'ziek'), skipping('2026-09-14', 'vrij')];
  expect(differentDates(ill, [free], '2026-09-01').map(({ reason }) => reason)).toEqual(['ziek']);
  expect(differentDates(ill, [ill], '2026-09-01')).toEqual([]);
});
