import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleFields } from '../fields/for-tests.ts';
import { type Closing, closedOn, closingProblems, closingState, type ClosingState } from './closing.ts';
import { mayReplace } from './replacement.ts';
import { summaryOf } from './summary.ts';
import { mayErase } from './uses.ts';

const today = '2026-11-21';
const rebuilding: Closing = { from: '2026-12-01', till: '2026-12-31', reason: 'Verbouwing' };

describe('a closing', () => {
  test.each<[Closing | null, string, ClosingState]>([
    [null, today, 'open'],
    [rebuilding, '2026-11-30', 'upcoming'],
    [rebuilding, '2026-12-01', 'closed'],
    [rebuilding, '2026-12-31', 'closed'],
    [rebuilding, '2027-01-01', 'past'],
    [{ ...rebuilding, till: null }, '2099-01-01', 'closed'],
  ])('%j is on %s: %s', (closing, day, state) => {
    expect(closingState(closing, day)).toBe(state);
    expect(closedOn(closing, day)).toBe(state === 'closed');
  });

  const days = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  test('only ever goes on: upcoming, closed, past', () => {
    const order: ClosingState[] = ['upcoming', 'closed', 'past'];
    fc.assert(
      fc.property(days, fc.option(days), days, days, (from, till, one, other) => {
        fc.pre(till === null || till >= from);
        const closing = { from, till, reason: 'x' };
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        expect(order.indexOf(closingState(closing, later))).toBeGreaterThanOrEqual(order.indexOf(closingState(closing, earlier)));
      }),
    );
  });

  test.each<[Partial<Closing>, string[]]>([
    [{}, []],
    [{ till: null }, []],
    [{ from: '2026-01-01' }, []],
    [{ till: '2026-11-30' }, ['till date-order']],
    [{ from: '2026-01-01', till: '2026-02-01' }, ['till date-minimum']],
    [{ reason: '  ' }, ['reason required']],
    [{ reason: '<b>Dicht</b>' }, ['reason html']],
    [{ reason: 'open\u202eom' }, ['reason control-codes']],
    [{ reason: 'Verbouwing\ntot mei' }, []],
    [{ from: '2031-11-21', till: null }, []],
    [{ from: '2206-12-01', till: null }, ['from date-too-far']],
  ])('with %j', (part, expected) => {
    expect(closingProblems({ ...rebuilding, ...part }, today).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });
});

describe('one in the place of another', () => {
  const old = { key: 'a', organisation: 'o', type: 't', closing: null };
  const said = (by: object, evenIfClosed = false) => {
    const outcome = mayReplace(old, { ...old, key: 'b', ...by }, { today, evenIfClosed });
    return outcome.ok ? 'may' : outcome.refusal.code;
  };
  test.each<[string, object, string]>([
    ['of the same library and type', {}, 'may'],
    ['itself', { key: 'a' }, 'supplement.replacement-unfit'],
    ['of another organisation', { organisation: 'p' }, 'supplement.replacement-unfit'],
    ['of another type', { type: 'u' }, 'supplement.replacement-unfit'],
    ['closed or about to be', { closing: rebuilding }, 'supplement.replacement-closed'],
    ['closed once', { closing: { ...rebuilding, from: '2026-01-01', till: '2026-02-01' } }, 'may'],
  ])('%s', (_what, by, expected) => expect(said(by)).toBe(expected));
  test('closed, when that is said', () => expect(said({ closing: rebuilding }, true)).toBe('may'));
});

test('in use it stays', () => {
  expect(mayErase(0)).toMatchObject({ ok: true });
  expect(mayErase(3)).toMatchObject({ refusal: { code: 'supplement.in-use', values: { uses: 3 } } });
});

test('a summary has the first of each kind, and nothing that is half typed', () => {
  const { gps, file, email, phone, text } = sampleFields;
  const fields = [text, { ...file, key: 'leaflet' }, file, gps, email, { ...email, key: 'other' }, phone];
  const leaflet = { key: 'l', name: 'l.pdf', type: 'application/pdf', bytes: 1 };
  const picture = { key: 'p', name: 'p.png', type: 'image/png', bytes: 1 };
  const content = { leaflet, file: picture, gps: { latitude: 51.4, longitude: 5.3 }, other: 'b@x.nl', phone: '' };
  expect(summaryOf(fields, content)).toEqual({
    gps: { latitude: 51.4, longitude: 5.3 },
    address: null,
    picture,
    file: leaflet,
    email: 'b@x.nl',
    phone: null,
  });
  expect(summaryOf(fields, { gps: { latitude: '51,', longitude: '' }, file: '3' }).gps).toBeNull();
});
