import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldDefinition } from './definition.ts';
import { draft, kept, said, sampleFields } from './for-tests.ts';
import { supplementsIn, withSupplement } from './supplements.ts';
import type { Content } from './value.ts';

const { supplement, text } = sampleFields;
const type = supplement.types[0] ?? '';
const [one, other, third] = ['1', '2', '3'].map((digit) => `0199c0de-0000-7000-8000-00000000000${digit}`) as [string, string, string];
const rows: FieldDefinition = { kind: 'group', key: 'rows', label: text.label, itemLabel: text.label, fields: [text, supplement] };
const fields = [text, supplement, rows];
const content: Content = {
  text: one,
  supplement: [one, other],
  rows: [
    { id: 'a', values: { supplement: [third] } },
    { id: 'b', values: { text: 'x', supplement: [one] } },
  ],
};

describe('a field of supplements', () => {
  test('keeps each key once, in the order chosen', () => expect(kept(supplement, [other, one.toUpperCase(), other])).toEqual([other, one]));
  test('takes one, or as many as it says', () => {
    expect(said(supplement, [one, other])).toEqual(['select-at-most']);
    expect(said({ ...supplement, multiple: true, maxSelected: 2 }, [one, other])).toEqual([]);
    expect(said({ ...supplement, multiple: true, minSelected: 2 }, [one])).toEqual(['select-at-least']);
  });
  test.each([['x'], [['x']], [[1]], [{}]])('%j is nothing it can hold', (value) => expect(said(supplement, value)).toEqual(['shape']));
  test('asks whether it is there and of a type that fits, when that is known', () => {
    const asked = (found: string | null) => said(supplement, [one], { ...draft, supplementType: () => found });
    expect(asked(type)).toEqual([]);
    expect(asked(null)).toEqual(['supplement-unknown']);
    expect(asked(other)).toEqual(['supplement-type']);
  });
});

describe('what a content names', () => {
  test('is found everywhere, each once', () => expect(supplementsIn(fields, content)).toEqual([one, other, third]));
  test('is exchanged everywhere, and nothing else is', () => {
    expect(withSupplement(fields, content, one, other)).toEqual({
      text: one,
      supplement: [other],
      rows: [
        { id: 'a', values: { supplement: [third] } },
        { id: 'b', values: { text: 'x', supplement: [other] } },
      ],
    });
  });
  test('no longer names what was exchanged, and names nothing new but what came for it', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(one, other, third)), (keys) => {
        const before: Content = { supplement: keys };
        const after = supplementsIn(fields, withSupplement(fields, before, one, third));
        expect(after).not.toContain(one);
        expect([...after].sort()).toEqual([...new Set(keys.map((key) => (key === one ? third : key)))].sort());
      }),
    ));
});
