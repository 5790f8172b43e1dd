import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldDefinition, Section } from '../fields/definition.ts';
import { draft, sampleFields } from '../fields/for-tests.ts';
import { differences } from './differences.ts';
import { soundType, title, withFields } from './definition.samples.ts';
import type { WrittenType } from './definition-shape.ts';
import { effectsOn } from './effects.ts';

const { text, number, choice, group, file, checkbox, date } = sampleFields;
const told = (before: WrittenType, after: WrittenType) =>
  differences(before, after).map(({ code, path }) => [code, path].filter(Boolean).join(' '));
const ofField = (before: FieldDefinition, after: FieldDefinition) => told(withFields(before), withFields(after));

describe('what differs between two versions', () => {
  test('nothing, where nothing changed', () => expect(told(soundType, structuredClone(soundType))).toEqual([]));

  test.each<[string, Partial<WrittenType>, string[]]>([
    ['its name', { name: { nl: 'Windmolen', en: 'Windmill' } }, ['name']],
    ['what several are called', { plural: { nl: 'Molens', en: '' } }, ['plural']],
    ['its looks', { icon: 'book', category: 'techniek' }, ['icon', 'category']],
    ['switched inactive, and stays on', { active: false, removable: false }, ['inactive', 'not-removable']],
    ['sections in another order', { sections: soundType.sections.toReversed() }, ['section-moved general']],
    [
      'a section less',
      { sections: soundType.sections.slice(0, 1) },
      ['section-removed more', ...Object.keys(sampleFields).map((key) => `field-removed ${key}`)],
    ],
  ])('%s', (_name, change, expected) => expect(told(soundType, { ...soundType, ...change })).toEqual(expected));

  test.each<[string, FieldDefinition, FieldDefinition, string[]]>([
    ['another name', text, { ...text, label: { nl: 'Woord', en: 'Word' } }, ['field-renamed text']],
    ['another kind', text, { ...number, key: 'text', label: text.label }, ['kind-changed text']],
    ['required', text, { ...text, required: true }, ['required text']],
    ['no longer required', { ...text, required: true }, { ...text, required: false }, ['optional text']],
    ['field administrators only', text, { ...text, editableBy: 'fieldAdmin' }, ['field-admin-on text']],
    ['shorter', { ...text, maxLength: 9 }, { ...text, maxLength: 5 }, ['narrowed text']],
    ['longer', { ...text, maxLength: 9 }, { ...text, maxLength: 12 }, ['widened text']],
    ['between two numbers', number, { ...number, minimum: 1, maximum: 5 }, ['narrowed number']],
    ['other numbers', { ...number, minimum: 1, maximum: 5 }, { ...number, minimum: 2, maximum: 6 }, ['narrowed number', 'widened number']],
    ['an option less', choice, { ...choice, options: choice.options.slice(1) }, ['narrowed choice']],
    [
      'an option in other words',
      choice,
      { ...choice, options: choice.options.map((one) => ({ ...one, label: { nl: 'x', en: '' } })) },
      ['reworded choice'],
    ],
    ['a pattern', text, { ...text, pattern: { source: 'a', example: 'a' } }, ['narrowed text']],
    [
      'another example',
      { ...text, pattern: { source: '.', example: 'a' } },
      { ...text, pattern: { source: '.', example: 'b' } },
      ['reworded text'],
    ],
    ['only pictures', file, { ...file, accept: ['image/*'] }, ['narrowed file']],
    ['must be ticked', checkbox, { ...checkbox, mustBeSet: true }, ['narrowed checkbox']],
    ['only days to come', date, { ...date, future: true }, ['narrowed date']],
    ['a field inside a row less', group, { ...group, fields: group.fields.slice(1) }, ['field-removed group.name']],
    ['a help text', text, { ...text, help: { nl: 'x', en: '' } }, ['reworded text']],
  ])('%s', (_name, before, after, expected) => expect(ofField(before, after)).toEqual(expected));

  test('names the fewest fields that somebody moved', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key): FieldDefinition => ({ ...text, key }));
    if (!a || !b || !c || !d) throw new Error('four fields');
    expect(told(withFields(a, b, c, d), withFields(b, c, d, a))).toEqual(['field-moved a']);
    expect(told(withFields(a, b), { ...withFields(b), sections: withFirst([title, a], withFields(b).sections) })).toEqual([
      'field-moved a',
    ]);
  });

  const withFirst = (fields: FieldDefinition[], [first, ...rest]: Section[]): Section[] => (first ? [{ ...first, fields }, ...rest] : []);

  test('whatever the order, what comes and goes is all that is told of it', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 });
    const of = (all: string[]) => withFields(...all.map((key): FieldDefinition => ({ ...text, key })));
    fc.assert(
      fc.property(keys, keys, (before, after) => {
        const all = told(of(before), of(after));
        expect(all.filter((one) => one.startsWith('field-removed'))).toHaveLength(before.filter((key) => !after.includes(key)).length);
        expect(all.filter((one) => one.startsWith('field-added'))).toHaveLength(after.filter((key) => !before.includes(key)).length);
        expect(told(of(before), of(before))).toEqual([]);
      }),
    );
  });
});

describe('what a change does to a value', () => {
  const rows = [{ id: '1', values: { name: 'Karin', rank: 2 } }];
  test.each<[string, FieldDefinition | undefined, FieldDefinition | undefined, Parameters<typeof effectsOn>[1], string[]]>([
    ['goes from the form', text, undefined, 'molen', ['hidden']],
    ['goes, and was empty', text, undefined, ' ', []],
    ['comes', undefined, text, null, []],
    ['comes and is required', undefined, { ...text, required: true }, null, ['lacking']],
    ['comes back', undefined, text, 'molen', []],
    ['becomes required', text, { ...text, required: true }, undefined, ['lacking']],
    ['becomes required, and is filled', text, { ...text, required: true }, 'molen', []],
    ['becomes a number', text, { ...number, key: 'text' }, 'molen', ['converted', 'unfit']],
    ['becomes a number, and is one', text, { ...number, key: 'text' }, '12', ['converted']],
    ['becomes rows', text, { ...group, key: 'text' }, 'molen', ['converted', 'unfit']],
    ['becomes shorter', text, { ...text, maxLength: 3 }, 'molen', ['unfit']],
    ['was too long already', { ...text, maxLength: 4 }, { ...text, maxLength: 3 }, 'molen', []],
    ['loses its option', choice, { ...choice, options: choice.options.slice(1) }, 'a', ['unfit']],
    ['keeps its option', choice, { ...choice, options: choice.options.slice(1) }, 'b', []],
    ['must be ticked', checkbox, { ...checkbox, mustBeSet: true }, false, ['lacking']],
    ['loses a field of its rows', group, { ...group, fields: group.fields.slice(0, 1) }, rows, ['hidden']],
    ['asks more of its rows', group, { ...group, fields: group.fields.map((one) => ({ ...one, required: true })) }, rows, ['lacking']],
    ['is only called otherwise', text, { ...text, label: { nl: 'x', en: '' } }, 'molen', []],
  ])('that %s', (_name, before, after, value, expected) =>
    expect(effectsOn({ key: 'x', before, after }, value, { today: draft.today })).toEqual(expected),
  );

  test('never throws, whatever is kept, and the same definition touches nothing', () => {
    const fields = fc.constantFrom(...Object.values(sampleFields));
    fc.assert(
      fc.property(fields, fields, fc.jsonValue(), (before, after, value) => {
        const kept = value as Parameters<typeof effectsOn>[1];
        effectsOn({ key: 'x', before, after }, kept, draft);
        expect(effectsOn({ key: 'x', before, after: before }, kept, draft)).toEqual([]);
      }),
    );
  });
});
