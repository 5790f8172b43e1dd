import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { fieldKinds, isField, type WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { describe, expect, it } from 'vitest';
import { asKind, newField, settingIn, settingsOf, withSetting } from './field-settings.ts';
import {
  addedField,
  addedSection,
  keyFrom,
  movedField,
  movedSection,
  standingOf,
  toSection,
  withField,
  withoutField,
} from './type-draft.ts';

const label = (nl: string) => ({ nl, en: '' });
const field = (key: string): FieldDefinition => ({ kind: 'text', key, label: label(key) });
const rows: FieldDefinition = {
  kind: 'group',
  key: 'rows',
  label: label('rows'),
  itemLabel: label('row'),
  fields: [field('x'), field('y')],
};
const type: WrittenType = {
  name: label('Molen'),
  icon: 'building',
  category: 'cultuur',
  active: true,
  removable: true,
  sections: [
    { key: 'one', label: label('Een'), fields: [field('a'), field('b')] },
    { key: 'two', label: label('Twee'), fields: [field('c'), rows] },
  ],
};
const keys = ({ sections }: WrittenType) => sections.map(({ key, fields }) => `${key}: ${fields.map((one) => one.key).join(' ')}`);

describe('the name of a field in the data', () => {
  it.each([
    ['Aantal zalen', 'aantalZalen'],
    ['Café’s & crèches', 'cafeSCreches'],
    ['2e naam', 'eNaam'],
    ['…', 'veld'],
    ['constructor', 'constructor2'],
    ['A', 'a2'],
  ])('of %s is %s', (text, expected) => expect(keyFrom(text, ['a'])).toBe(expected));
});

describe('a field', () => {
  it('moves within its section', () => expect(keys(movedField(type, { section: 'one' }, 'a', 1))).toEqual(['one: b a', 'two: c rows']));
  it('moves over the edge into the next section, and back', () => {
    const over = movedField(type, { section: 'one' }, 'b', 1);
    expect(keys(over)).toEqual(['one: a', 'two: b c rows']);
    expect(keys(movedField(over, { section: 'two' }, 'b', -1))).toEqual(keys(type));
  });
  it('stays where there is nothing to move to', () => {
    expect(movedField(type, { section: 'one' }, 'a', -1)).toEqual(type);
    expect(movedField(type, { section: 'two' }, 'rows', 1)).toEqual(type);
  });
  it('goes to another section', () => {
    const moved = toSection(type, 'one', 'a', 'two');
    expect(keys(moved)).toEqual(['one: b', 'two: c rows a']);
    expect(standingOf(moved, 'a')).toMatchObject({ section: { key: 'two' }, place: 3, of: 3 });
  });
  it('inside a group moves, changes, comes and goes there', () => {
    const place = { section: 'two', group: 'rows' };
    const inner = (next: WrittenType) => {
      const group = next.sections[1]?.fields.find(({ key }) => key === 'rows');
      return group?.kind === 'group' ? group.fields.map(({ key }) => key).join(' ') : '';
    };
    expect(inner(movedField(type, place, 'x', 1))).toBe('y x');
    expect(inner(movedField(type, place, 'y', 1))).toBe('x y');
    expect(inner(withoutField(type, place, 'x'))).toBe('y');
    expect(inner(addedField(type, place, field('z')))).toBe('x y z');
    expect(inner(withField(type, place, 'x', field('w')))).toBe('w y');
  });
});

it('sections move, and a new one has a key of its own', () => {
  expect(keys(movedSection(type, 'two', -1))).toEqual(['two: c rows', 'one: a b']);
  expect(addedSection(addedSection(type, 'Twee'), 'Twee').sections.map(({ key }) => key)).toEqual(['one', 'two', 'twee', 'twee2']);
});

describe('the settings of a field', () => {
  it.each(fieldKinds)('of kind %s begin sound, and each can be taken away or stays', (kind) => {
    const begun = newField(kind, 'x', label('X'));
    expect(isField(begun)).toBe(true);
    for (const { name } of settingsOf[kind]) expect(isField(withSetting(begun, name, undefined))).toBe(true);
  });
  it('of every kind are kept when the kind changes, as far as all have them', () => {
    const strict = { ...field('a'), required: true, half: true };
    expect(asKind({ ...strict, kind: 'text', maxLength: 3 }, 'number')).toEqual({ ...strict, kind: 'number' });
  });
  it('take only what a field can have', () => {
    expect(settingIn(withSetting(field('a'), 'maxLength', 3), 'maxLength')).toBe(3);
    expect(withSetting(field('a'), 'maxLength', 'three')).toEqual(field('a'));
  });
});
