import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldDefinition } from '../fields/definition.ts';
import { sampleFields } from '../fields/for-tests.ts';
import { fieldKinds, isWrittenType } from './definition-shape.ts';
import { problemsOfType } from './definition-problems.ts';
import { soundAround, soundType, title, withFields } from './definition.samples.ts';
import { isQuick } from './pattern.ts';
import { tidyType } from './tidy.ts';

const { text, longText, choice, number, address, price, date, file, regions, supplement, group } = sampleFields;
const said = (type: unknown): string[] =>
  isWrittenType(type) ? problemsOfType(type, soundAround).map(({ field, code }) => `${field} ${code}`) : ['no type'];
const ofField = (field: FieldDefinition): string[] => said(withFields(field)).map((one) => one.replace('sections.1.fields.0.', ''));

describe('a type as it is written', () => {
  test('is sound with a field of every kind', () => expect(said(soundType)).toEqual([]));

  test.each<[string, unknown, string[]]>([
    ['no name', { ...soundType, name: { nl: ' ', en: 'Mill' } }, ['name.nl required']],
    ['a name in Dutch only', { ...soundType, name: { nl: 'Molen', en: '' } }, []],
    ['a plural in English only', { ...soundType, plural: { nl: '', en: 'Mills' } }, []],
    ['a plural that is code', { ...soundType, plural: { nl: '<b>Molens', en: '' } }, ['plural.nl html']],
    ['an icon that is not there', { ...soundType, icon: 'skull' }, ['icon select-unknown']],
    ['no category', { ...soundType, category: '' }, ['category required']],
    ['no sections', { ...soundType, sections: [] }, ['sections type-title']],
    ['a title that is not required', withTitle({ ...title, required: false }), ['sections type-title']],
    ['a title of another kind', withTitle({ ...longText, key: 'title', required: true }), ['sections type-title']],
    ['a key twice', withFields(text, { ...number, key: 'text' }), ['sections.1.fields.1.key not-unique']],
    ['a key in two sections', withFields({ ...text, key: 'title' }), ['sections.1.fields.0.key not-unique']],
    ['a key that every object knows', withFields({ ...text, key: 'constructor' }), ['sections.1.fields.0.key shape']],
    [
      'a section twice',
      { ...soundType, sections: [...soundType.sections, { ...soundType.sections[1], fields: [{ ...text, key: 'x' }] }] },
      ['sections.2.key not-unique'],
    ],
    ['a section without fields', withFields(), ['sections.1.fields select-at-least']],
    ['a label that is code', withFields({ ...text, label: { nl: '<b>x</b>', en: '' } }), ['sections.1.fields.0.label.nl html']],
    [
      'a kind that does not exist',
      { ...soundType, sections: [{ ...soundType.sections[0], fields: [{ ...text, kind: 'poem' }] }] },
      ['no type'],
    ],
    ['a group in a group', withFields({ ...group, fields: [{ ...group, key: 'inner' }] }), ['no type']],
    ['something that is no setting', withFields(Object.assign({ sql: 1 }, text)), ['no type']],
    ['nothing', null, ['no type']],
  ])('%s', (_name, type, expected) => expect(said(type)).toEqual(expected));
});

function withTitle(field: FieldDefinition) {
  return { ...soundType, sections: [{ key: 'general', label: { nl: 'Algemeen', en: '' }, fields: [field] }] };
}

describe('the settings of a field', () => {
  test.each<[string, FieldDefinition, string[]]>([
    ['lengths in order', { ...text, minLength: 5, maxLength: 3 }, ['maxLength limits-order']],
    ['no length', { ...longText, maxLength: 0 }, ['maxLength minimum']],
    ['a pattern that is none', { ...text, pattern: { source: '(', example: '(' } }, ['pattern.source pattern-invalid']],
    ['a pattern that takes for ever', { ...text, pattern: { source: '(a+)+', example: 'a' } }, ['pattern.source pattern-slow']],
    [
      'a pattern for a longer text than is tried',
      { ...text, maxLength: 500, pattern: { source: 'a+', example: 'a' } },
      ['maxLength maximum'],
    ],
    ['an example that does not fit', { ...text, pattern: { source: '\\d{8}', example: '12' } }, ['pattern.example pattern-example']],
    ['a choice without options', { ...choice, options: [] }, ['options select-at-least']],
    ['an option without Dutch', { ...choice, options: [{ value: 'a', label: { nl: '', en: 'A' } }] }, ['options.0.label.nl required']],
    ['an option twice', { ...choice, options: [option('a', 'Een'), option('a', 'Twee')] }, ['options.1.label.nl not-unique']],
    ['two options with one name', { ...choice, options: [option('a', 'Een'), option('b', 'een')] }, ['options.1.label.nl not-unique']],
    ['more than there is to choose', { ...choice, multiple: true, minSelected: 4 }, ['minSelected maximum']],
    ['numbers in order', { ...number, minimum: 2, maximum: 1 }, ['maximum limits-order']],
    ['too many decimals', { ...number, decimals: 9 }, ['decimals maximum']],
    ['no kind of address', { ...address, kinds: [] }, ['kinds select-at-least']],
    ['no kind of price', { ...price, kinds: [] }, ['kinds select-at-least']],
    ['days in order', { ...date, minimum: '2026-02-01', maximum: '2026-01-01' }, ['maximum limits-order']],
    ['a day that is none', { ...date, minimum: '31-02-2026' }, ['minimum date']],
    ['no kind of file', { ...file, accept: [] }, ['accept select-at-least']],
    ['a kind of file that is none', { ...file, accept: ['plaatjes'] }, ['accept file-accept']],
    ['a file larger than the server takes', { ...file, maxBytes: 99_000_000 }, ['maxBytes maximum']],
    ['regions in order', { ...regions, minSelected: 3, maxSelected: 2 }, ['maxSelected limits-order']],
    ['a supplement type that is not there', { ...supplement, types: ['x'] }, ['types select-unknown']],
    ['no supplement type', { ...supplement, types: [] }, ['types select-at-least']],
    ['rows of nothing', { ...group, fields: [] }, ['fields select-at-least']],
    ['a problem inside a row', { ...group, fields: [{ ...text, minLength: 5, maxLength: 3 }] }, ['fields.0.maxLength limits-order']],
    ['a key twice in a row', { ...group, fields: [text, text] }, ['fields.1.key not-unique']],
  ])('%s', (_name, field, expected) => expect(ofField(field)).toEqual(expected));

  function option(value: string, nl: string) {
    return { value, label: { nl, en: '' } };
  }
});

describe('a pattern', () => {
  test.each([
    ['\\d{8}', true],
    ['NL-\\d{10}', true],
    ['(?:[A-Z]{2}-)?\\d{4}', true],
    ['(ab|cd)', true],
    ['(\\d{4}){2}', true],
    ['[^@ ]+@[^@ ]+', true],
    ['(a+)+', false],
    ['(a|aa)*', false],
    ['(a?){20}', false],
    ['a*a*a*a*b', false],
    ['a?a?a?a?a?a?a?a?a?a?a?', false],
    ['(?=a)a', false],
    ['(a)\\1', false],
    ['([a-z]{1,9}){1,9}', false],
    ['[A-Z]+-?\\d+/\\d+', true],
    ['\\w{0,20}'.repeat(7), false],
    ['\\w{0,20}\\w{0,20}\\w*\\w*\\w*', false],
  ])('%s is quick: %s', (source, expected) => expect(isQuick(source)).toBe(expected));

  test('never throws, and is quick where it is called so', () => {
    const parts = fc.constantFrom('a', 'b', '\\d', '[ab]', '(', '(?:', ')', '|', '*', '+', '?', '{2}', '{1,9}', '.', '\\');
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 14 }).map((all) => all.join('')),
        (source) => {
          if (!isQuick(source)) return;
          let expression: RegExp;
          try {
            expression = new RegExp(`^(?:${source})$`, 'u');
          } catch {
            return;
          }
          const begin = performance.now();
          expression.test(`${'ab1'.repeat(30)}!`);
          expect(performance.now() - begin).toBeLessThan(200);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('written one way, a type says the same and stays so', () => {
  const untidy = { ...soundType, name: { nl: ' Molen ', en: 'Mill' } };
  expect(tidyType(untidy)).toEqual(tidyType(tidyType(untidy)));
  expect(tidyType(untidy).name.nl).toBe('Molen');
  expect(isWrittenType(JSON.parse(JSON.stringify(tidyType(soundType))))).toBe(true);
  expect(fieldKinds).toHaveLength(Object.keys(sampleFields).length);
});
