import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '../fields/value.ts';
import { type Chosen, proposalFor, type Rule } from './proposal.ts';

const day = [{ from: '10:00', till: '17:00' }];
const evening = [...day, { from: '19:00', till: '21:00' }];
/** Open from Monday to Friday, on Thursday in the evening too. */
const hours: OpeningHours = {
  week: { MO: day, TU: day, WE: day, TH: evening, FR: day },
  exceptions: [
    { from: '2025-12-24', slots: [{ from: '10:00', till: '15:00' }], reason: 'Kerstavond' },
    { from: '2026-12-28', till: '2026-12-31', slots: [], reason: 'Kerstvakantie' },
  ],
};
const target = { hours, from: null, till: null };
const chosen = (from: string, rule: Rule = { kind: 'asBefore' }, more: Partial<Chosen> = {}): Chosen => ({
  from,
  till: from,
  name: 'Een dag',
  rule,
  starts: null,
  before: null,
  ...more,
});

describe('what is proposed for a holiday', () => {
  test('closed, on a day that is open in other weeks', () => {
    expect(proposalFor(target, chosen('2026-12-25'))).toEqual({
      state: 'proposed',
      usual: day,
      standing: null,
      slots: [],
      asBefore: false,
    });
  });

  test('as a year earlier, where that says something', () => {
    const christmasEve = chosen('2026-12-24', undefined, { before: '2025-12-24' });
    expect(proposalFor(target, christmasEve)).toMatchObject({ slots: [{ from: '10:00', till: '15:00' }], asBefore: true });
    expect(proposalFor(target, { ...christmasEve, rule: { kind: 'closed' } })).toMatchObject({ slots: [], asBefore: false });
  });

  test('until an hour: what begins later is left out', () => {
    expect(proposalFor(target, chosen('2026-12-24', { kind: 'until', time: '16:00' })).slots).toEqual([{ from: '10:00', till: '16:00' }]);
    expect(proposalFor(target, chosen('2026-12-24', undefined, { starts: '14:00' })).slots).toEqual([{ from: '10:00', till: '14:00' }]);
  });

  test('nothing where something is said already', () => {
    expect(proposalFor(target, chosen('2026-12-30'))).toMatchObject({ state: 'standing', standing: { reason: 'Kerstvakantie' } });
  });

  test('nothing where it is never open', () => {
    expect(proposalFor(target, chosen('2026-12-26'))).toMatchObject({ state: 'shut' });
    expect(proposalFor(target, chosen('2026-12-26', { kind: 'until', time: '16:00' }))).toMatchObject({ state: 'shut' });
  });

  test('of several days what is still open', () => {
    expect(proposalFor(target, chosen('2026-12-24', undefined, { till: '2027-01-03' })).state).toBe('proposed');
    expect(proposalFor(target, chosen('2026-12-28', undefined, { till: '2026-12-31' })).state).toBe('standing');
  });

  test('nothing on days on which the hours do not hold', () => {
    expect(proposalFor({ ...target, from: '2027-01-01' }, chosen('2026-12-25')).state).toBe('outside');
    expect(proposalFor({ ...target, till: '2026-12-24' }, chosen('2026-12-24', undefined, { till: '2026-12-26' })).state).toBe('proposed');
  });
});
