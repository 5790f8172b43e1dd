import { expect, it } from 'vitest';
import { type IsilCode, loserOf, newDraft, standingOf } from './code.ts';

const code = (key: string, change: Partial<IsilCode> = {}): IsilCode => ({
  key,
  code: 'NL-0000000001',
  startDate: '2010-01-01',
  original: false,
  current: false,
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  ...change,
});

it('a first code is the original and the current one', () => {
  expect(newDraft([])).toMatchObject({ original: true, current: true });
  expect(newDraft([code('a', { original: true, current: true })])).toMatchObject({ original: false, current: false });
});

it('a mark is taken from another code, never from itself', () => {
  const codes = [code('a', { current: true }), code('b')];
  expect(loserOf(codes, 'current', 'b')?.key).toBe('a');
  expect(loserOf(codes, 'current', 'a')).toBeUndefined();
  expect(loserOf(codes, 'original', undefined)).toBeUndefined();
});

it('without the mark of now a code is to come or has been', () => {
  const today = '2026-11-21';
  expect([code('a', { current: true }), code('b'), code('c', { startDate: '2027-01-01' })].map((one) => standingOf(one, today))).toEqual([
    'current',
    'former',
    'later',
  ]);
});
