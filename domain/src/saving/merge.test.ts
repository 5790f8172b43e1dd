import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldOf, Section } from '../fields/definition.ts';
import type { Content } from '../fields/value.ts';
import { changes, merge } from './merge.ts';
import { sameValue } from './same.ts';
import { survivors } from './structure-change.ts';

const content: fc.Arbitrary<Content> = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.oneof(fc.constantFrom('x', 'y', ''), fc.boolean(), fc.array(fc.constantFrom('p', 'q'), { maxLength: 2 })),
  { maxKeys: 4 },
);

describe('two people save', () => {
  test('different fields: both changes stand', () =>
    expect(merge({ a: '1', b: '1', c: '1' }, { a: '2', b: '1', c: '1' }, { a: '1', b: '2' })).toEqual({
      merged: { a: '2', b: '2' },
      conflicts: [],
      taken: ['a'],
    }));

  test('the same field: a conflict with all three, and mine stays in the form', () =>
    expect(merge({ a: '1' }, { a: '2' }, {})).toEqual({
      merged: {},
      conflicts: [{ field: 'a', base: '1', theirs: '2', mine: null }],
      taken: [],
    }));

  test('the same field in the same way: no conflict', () =>
    expect(merge({}, { a: ['x'] }, { a: ['x'] })).toEqual({ merged: { a: ['x'] }, conflicts: [], taken: [] }));

  test('nobody else changed anything: mine', () =>
    fc.assert(
      fc.property(content, content, (base, mine) => {
        expect(merge(base, base, mine)).toEqual({ merged: mine, conflicts: [], taken: [] });
      }),
    ));

  test('I changed nothing: theirs', () =>
    fc.assert(
      fc.property(content, content, (base, theirs) => {
        const { merged, conflicts, taken } = merge(base, theirs, base);
        expect(merged).toEqual(theirs);
        expect(conflicts).toEqual([]);
        expect(taken.sort()).toEqual(changes(base, theirs).sort());
      }),
    ));

  test('every field is mine, theirs or as it was, and conflicts exactly where both changed it differently', () =>
    fc.assert(
      fc.property(content, content, content, (base, theirs, mine) => {
        const { merged, conflicts } = merge(base, theirs, mine);
        const [byThem, byMe] = [changes(base, theirs), changes(base, mine)];
        for (const key of ['a', 'b', 'c', 'd']) {
          const origin = byMe.includes(key) ? mine : theirs;
          expect(sameValue(merged[key], origin[key])).toBe(true);
          const both = byMe.includes(key) && byThem.includes(key) && !sameValue(mine[key], theirs[key]);
          expect(conflicts.some((conflict) => conflict.field === key)).toBe(both);
        }
      }),
    ));
});

test.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, true],
  [{ a: undefined }, {}, true],
  [null, undefined, true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [0, false, false],
  ['', null, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
])('%j and %j are the same: %j', (a, b, expected) => expect(sameValue(a, b)).toBe(expected));

test('a type that changed keeps what was typed in fields that still exist and can hold it', () => {
  const name: FieldOf<'text'> = { kind: 'text', key: 'name', label: { nl: 'Naam', en: 'Name' } };
  const place: FieldOf<'gps'> = { kind: 'gps', key: 'place', label: { nl: 'Plaats', en: 'Place' } };
  const sections: Section[] = [{ key: 's', label: name.label, fields: [name, place] }];
  expect(survivors(sections, { name: 'Kempen', place: 'Bladel', gone: 'x', nothing: null })).toEqual({
    kept: { name: 'Kempen' },
    left: ['place', 'gone'],
  });
});
