import { expect, test } from 'vitest';
import { draft, kept, said, sampleFields, strict } from './for-tests.ts';
import type { Price } from './value.ts';

const field = sampleFields.price;

test.each<[string | number, number]>([
  ['12,50', 1250],
  ['€ 12', 1200],
  ['12,-', 1200],
  ['EUR 1.234,5', 123450],
  ['0,29', 29],
  ['1,15', 115],
  [1250, 1250],
])('%j is kept as %j cents', (cents, expected) => {
  expect(kept(field, { kind: 'amount', cents })).toEqual({ kind: 'amount', cents: expected });
  expect(said(field, { kind: 'amount', cents })).toEqual([]);
});

test.each<[Price, string[]]>([
  [{ kind: 'free' }, []],
  [{ kind: 'notApplicable' }, []],
  [{ kind: 'amount' }, ['.cents required']],
  [{ kind: 'amount', cents: ' ' }, ['.cents required']],
  [{ kind: 'amount', cents: '0' }, ['.cents price-amount']],
  [{ kind: 'amount', cents: '-1' }, ['.cents price-amount']],
  [{ kind: 'amount', cents: 0 }, ['.cents price-amount']],
  [{ kind: 'amount', cents: '12,505' }, ['.cents decimals']],
  [{ kind: 'amount', cents: 12.5 }, ['.cents decimals']],
  [{ kind: 'amount', cents: 'duur' }, ['.cents number']],
  [{ kind: 'amount', cents: '99999999999' }, ['.cents maximum']],
  [{ kind: 'explanation' }, ['.explanation price-explanation']],
  [{ kind: 'explanation', explanation: ' ' }, ['.explanation price-explanation']],
  [{ kind: 'explanation', explanation: '<b>veel</b>' }, ['.explanation html']],
  [{ kind: 'explanation', explanation: 'Naar draagkracht' }, []],
])('%j to publish: %j', (value, expected) => expect(said(field, value, strict)).toEqual(expected));

test('a draft may lack the amount and the words', () => {
  expect(said(field, { kind: 'amount' }, draft)).toEqual([]);
  expect(said(field, { kind: 'explanation' }, draft)).toEqual([]);
});

test('what belongs to another kind is left out', () =>
  expect(kept(field, { kind: 'free', cents: '12,50', explanation: 'oud' })).toEqual({ kind: 'free' }));

test('must be of a kind that the field allows', () =>
  expect(said({ ...field, kinds: ['free', 'amount'] }, { kind: 'notApplicable' })).toEqual(['.kind select-unknown']));
