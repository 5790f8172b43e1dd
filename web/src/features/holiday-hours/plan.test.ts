import type { OpeningHours } from '@bronhouder/domain/fields/value.ts';
import { describe, expect, it } from 'vitest';
import { type Day, planOf, requestsOf, type Row, totalsOf } from './plan.ts';

const slots = [{ from: '10:00', till: '17:00' }];
/** Open on Thursdays and Fridays; of the second Christmas holiday something is said already. */
const hours: OpeningHours = { week: { TH: slots, FR: slots }, exceptions: [{ from: '2026-12-26', slots: [], reason: 'Kerst' }] };
const target = (key: string, change: object = {}): Row['targets'][number] => ({
  kind: 'field',
  key,
  field: 'openingHours',
  label: null,
  product: null,
  location: null,
  hours,
  from: null,
  till: null,
  against: null,
  readers: 'onPublishing',
  ...change,
});
const row = (key: string, ...targets: Row['targets']): Row => ({ key, title: key, team: 'Team', targets });
const day = (date: string): Day => ({
  id: date,
  from: date,
  till: date,
  name: 'Een dag',
  rule: { kind: 'asBefore' },
  starts: null,
  before: null,
});
const days = [day('2026-12-25'), day('2026-12-26')];
const cell = 'a openingHours 2026-12-25';

describe('the plan of holiday hours', () => {
  it('changes what is open, and leaves what is said already', () => {
    const plan = planOf([row('a', target('a'))], days, {}, []);
    expect(plan[0]).toMatchObject({ able: true, included: true, count: 1 });
    expect(requestsOf(plan)).toEqual([
      {
        kind: 'field',
        key: 'a',
        field: 'openingHours',
        changes: [{ from: '2026-12-25', till: '2026-12-25', reason: 'Een dag', slots: [], over: false }],
      },
    ]);
  });

  it('takes a correction in place of the proposal, over what is said already too', () => {
    const corrections = { [cell]: { kind: 'leave' as const }, 'a openingHours 2026-12-26': { kind: 'hours' as const, slots } };
    const [request] = requestsOf(planOf([row('a', target('a'))], days, corrections, []));
    expect(request?.changes).toEqual([{ from: '2026-12-26', till: '2026-12-26', reason: 'Een dag', slots, over: true }]);
  });

  it('leaves out who is unticked, who may not be changed, and hours that do not hold then', () => {
    const rows = [
      row('a', target('a')),
      row('b', target('b', { against: 'right.missing' })),
      row('c', target('c', { kind: 'item', field: null, till: '2026-12-01' })),
      row('d'),
    ];
    const plan = planOf(rows, days, {}, ['a']);
    expect(plan.map(({ able, included, count }) => [able, included, count])).toEqual([
      [true, false, 1],
      [false, false, 0],
      [true, false, 0],
      [false, false, 0],
    ]);
    expect(requestsOf(plan)).toEqual([]);
  });

  it('counts what will change, and where others have to publish', () => {
    const rows = [row('a', target('a')), row('b', target('b', { readers: 'later' })), row('c', target('c'))];
    expect(totalsOf(planOf(rows, days, {}, ['c']))).toEqual({ organisations: 2, days: 2, publishable: 1, later: 1 });
  });
});
