import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { copied, copyTitle } from './copied.ts';
import type { FieldDefinition } from './definition.ts';
import { sampleFields } from './for-tests.ts';
import type { Content } from './value.ts';

const label = { nl: 'x', en: 'x' };
const number: FieldDefinition = { kind: 'text', key: 'number', label, identifies: true };
const quality: FieldDefinition = { kind: 'text', key: 'quality', label, editableBy: 'fieldAdmin' };
const { text, group, supplement } = sampleFields;
const fields = [text, number, quality, group];

const content: Content = {
  text: 'De Kei',
  number: '12345678',
  quality: 'A',
  group: [{ id: 'g1', values: { name: 'Riek', email: 'riek@kei.example', rank: 2 } }],
  gone: 'of a type it had before',
};

describe('what a copy brings along', () => {
  test.each<[string, boolean, Content, string[]]>([
    [
      'all but what says which record it is, for who may fill in everything',
      true,
      { text: 'De Kei', quality: 'A', group: content['group'] ?? null },
      ['number'],
    ],
    [
      'no protected fields for who may not fill them in, in rows neither',
      false,
      { text: 'De Kei', group: [{ id: 'g1', values: { name: 'Riek', email: 'riek@kei.example' } }] },
      ['number', 'quality', 'group.0.rank'],
    ],
  ])('%s', (_what, fieldAdmin, expected, behind) => {
    expect(copied(fields, content, fieldAdmin)).toEqual({ content: expected, behind });
  });

  it('brings supplements along within a library only', () => {
    const named: Content = { supplement: ['0199c0de-0000-7000-8000-000000000001'] };
    expect(copied([supplement], named, true, true)).toEqual({ content: named, behind: [] });
    expect(copied([supplement], named, true)).toEqual({ content: {}, behind: ['supplement'] });
  });

  it('names nothing that was not filled in', () => {
    expect(copied(fields, { text: '', number: ' ', quality: null }, false)).toEqual({ content: {}, behind: [] });
  });

  it('never has more than the original had, and leaves it alone', () => {
    const value = fc.constantFrom<Content>({}, content, { text: 'x' }, { number: '1', group: [] }, { group: content['group'] ?? null });
    fc.assert(
      fc.property(value, fc.boolean(), (original, fieldAdmin) => {
        const before = JSON.stringify(original);
        const { content: made } = copied(fields, original, fieldAdmin);
        expect(Object.keys(original)).toEqual(expect.arrayContaining(Object.keys(made)));
        expect(made).not.toHaveProperty('number');
        expect(JSON.stringify(original)).toBe(before);
        expect(copied(fields, made, fieldAdmin)).toEqual({ content: made, behind: [] });
      }),
    );
  });
});

it('offers the title with the suffix of point 9', () => expect(copyTitle('De Kei')).toBe('De Kei_kopie'));
