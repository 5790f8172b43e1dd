import { describe, expect, test } from 'vitest';
import type { Change, ItemContent, Meeting, Timing } from './item.ts';
import { mergeItems } from './merge-items.ts';

const span = { startDate: '2027-01-05', startTime: '19:30', endDate: '2027-01-05', endTime: '21:00' };
const until = { date: '2027-06-30', time: '23:59' };
const dates: Extract<Timing, { kind: 'dates' }> = { kind: 'dates', span, repetition: { type: 'daily', interval: 1, until }, changes: [] };
const item = (timing: Timing, more: Partial<ItemContent> = {}): ItemContent => ({ product: 'p', location: 'l', timing, ...more });
const off = (on: string, reason = ''): Change => ({ on, kind: 'cancelled', reason });
const meeting = (id: string, name: string): Meeting => ({ id, name, span, location: null, cancelled: null });
const series = (...meetings: Meeting[]): Timing => ({ kind: 'series', meetings });
const hours = (week: object, exceptions: Extract<Timing, { kind: 'hours' }>['hours']['exceptions'] = []): Timing => ({
  kind: 'hours',
  from: '2027-01-01',
  till: '2027-12-31',
  hours: { week, exceptions },
});

describe('two who change an item', () => {
  test('what only one of them changed is so', () => {
    const theirs = item({ ...dates, changes: [off('2027-01-06')] }, { location: 'm' });
    const mine = item({ ...dates, repetition: { type: 'daily', interval: 2, until }, changes: [off('2027-01-07')] });
    expect(mergeItems(item(dates), theirs, mine)).toEqual({
      merged: item({ ...mine.timing, changes: [off('2027-01-06'), off('2027-01-07')] } as Timing, { location: 'm' }),
      conflicts: [],
      taken: ['location', 'timing.changes.2027-01-06'],
    });
  });

  test('what both changed is mine, and a conflict', () => {
    const [theirs, mine] = [item({ ...dates, changes: [off('2027-01-06', 'a')] }), item({ ...dates, changes: [off('2027-01-06', 'b')] })];
    expect(mergeItems(item(dates), theirs, mine)).toMatchObject({
      merged: mine,
      conflicts: [{ field: 'timing.changes.2027-01-06', base: null, theirs: off('2027-01-06', 'a'), mine: off('2027-01-06', 'b') }],
    });
  });

  test('a date that one put back is back', () => {
    const base = item({ ...dates, changes: [off('2027-01-06'), off('2027-01-07')] });
    const theirs = item({ ...dates, changes: [off('2027-01-07')] });
    expect(mergeItems(base, theirs, base).merged).toEqual(theirs);
    expect(mergeItems(base, base, theirs).merged).toEqual(theirs);
  });

  test('meetings are themselves whatever becomes of the others', () => {
    const base = item(series(meeting('a', 'A'), meeting('b', 'B')));
    const theirs = item(series(meeting('a', 'A!'), meeting('c', 'C')));
    const mine = item(series(meeting('d', 'D'), meeting('b', 'B'), meeting('a', 'A')));
    const { merged, conflicts } = mergeItems(base, theirs, mine);
    expect(conflicts).toEqual([]);
    expect(merged.timing).toEqual(series(meeting('d', 'D'), meeting('a', 'A!'), meeting('c', 'C')));
  });

  test('weekdays and exceptions of opening hours, each by itself; two on the same day both stay', () => {
    const slot = [{ from: '09:00', till: '17:00' }];
    const base = item(hours({ MO: slot }));
    const theirs = item(hours({ MO: slot, TU: slot }, [{ from: '2027-04-05', slots: [] }]));
    const mine = item(
      hours({}, [
        { from: '2027-04-06', slots: [] },
        { from: '2027-04-06', slots: slot },
      ]),
    );
    const { merged, conflicts } = mergeItems(base, theirs, mine);
    expect(conflicts).toEqual([]);
    expect(merged.timing).toEqual(
      hours({ TU: slot }, [
        { from: '2027-04-05', slots: [] },
        { from: '2027-04-06', slots: [] },
        { from: '2027-04-06', slots: slot },
      ]),
    );
  });

  test('another kind is another timing as a whole', () => {
    const [theirs, mine] = [item(series(meeting('a', 'A'))), item({ ...dates, changes: [off('2027-01-06')] })];
    expect(mergeItems(item(dates), theirs, item(dates)).merged).toEqual(theirs);
    expect(mergeItems(item(dates), theirs, mine)).toMatchObject({ merged: mine, conflicts: [{ field: 'timing' }] });
  });
});
