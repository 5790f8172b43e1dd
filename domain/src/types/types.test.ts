import { describe, expect, test } from 'vitest';
import type { FieldDefinition, TypeDefinition } from '../fields/definition.ts';
import { combine } from './combine.ts';
import { pluralOf } from './plural.ts';
import { typeProblems, type TypeChoice } from './type-problems.ts';

const label = { nl: 'Naam', en: 'Name' };
const field = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition =>
  ({ kind: 'text', key, label, ...more }) as FieldDefinition;
const type = (key: string, sections: Record<string, FieldDefinition[]>, more: Partial<TypeDefinition> = {}): TypeDefinition => ({
  key,
  version: 1,
  name: { nl: `${key} nl`, en: `${key} en` },
  icon: 'building',
  category: 'culture',
  active: true,
  removable: true,
  sections: Object.entries(sections).map(([section, fields]) => ({ key: section, label, fields })),
  ...more,
});

describe('several types in one form', () => {
  const library = type('library', { about: [field('title', { required: true }), field('reach')], contact: [field('email')] });
  const museum = type('museum', {
    about: [field('title'), field('era')],
    visit: [field('email', { required: true, editableBy: 'fieldAdmin', identifies: true }), field('tour')],
  });

  test('share sections and fields, and the strictest holds', () => {
    const sections = combine([library, museum]);
    expect(sections.map((section) => [section.key, section.fields.map((one) => one.key)])).toEqual([
      ['about', ['title', 'reach', 'era']],
      ['contact', ['email']],
      ['visit', ['tour']],
    ]);
    expect(
      sections
        .flatMap((section) => section.fields)
        .filter((one) => one.required)
        .map((one) => one.key),
    ).toEqual(['title', 'email']);
    expect(sections[1]?.fields[0]).toMatchObject({ editableBy: 'fieldAdmin', identifies: true });
  });

  test('leave the types themselves alone', () => {
    const before = JSON.stringify([library, museum]);
    combine([library, museum]);
    expect(JSON.stringify([library, museum])).toBe(before);
    expect(combine([library])).toEqual(library.sections);
    expect(combine([])).toEqual([]);
  });
});

describe('which types an organisation may have', () => {
  const available = [type('library', {}), type('town', {}, { removable: false }), type('old', {}, { active: false }), type('museum', {})];
  const choose = (choice: Partial<TypeChoice>) =>
    typeProblems({ chosen: [], current: [], available, maximum: 2, ...choice }).map(({ code, values }) =>
      `${code} ${values['type'] ?? values['maximum'] ?? ''}`.trim(),
    );

  test.each<[string, Partial<TypeChoice>, string[]]>([
    ['one', { chosen: ['library'] }, []],
    ['none', {}, ['settings.types-required']],
    ['too many', { chosen: ['library', 'town', 'museum'] }, ['settings.types-maximum 2']],
    ['still too many, but fewer', { chosen: ['library', 'town', 'museum'], current: ['library', 'town', 'museum', 'old'] }, []],
    ['one that stays', { chosen: ['library'], current: ['library', 'town'] }, ['settings.type-not-removable town']],
    ['an inactive one', { chosen: ['old'] }, ['settings.type-inactive old']],
    ['an inactive one it has', { chosen: ['old'], current: ['old'] }, []],
    ['an unknown one', { chosen: ['x'] }, ['settings.type-inactive x']],
    ['one that the team does not allow', { chosen: ['library', 'museum'], allowed: ['library'] }, ['settings.type-not-allowed museum']],
    ['one it has that the team no longer allows', { chosen: ['museum'], current: ['museum'], allowed: [] }, []],
    ['none, while one must stay', { current: ['town'] }, ['settings.types-required', 'settings.type-not-removable town']],
  ])('%s', (_name, choice, expected) => expect(choose(choice)).toEqual(expected));

  test('the text can name the type', () =>
    expect(typeProblems({ chosen: ['old'], current: [], available, maximum: 2 })).toEqual([
      { code: 'settings.type-inactive', values: { type: 'old', nameNl: 'old nl', nameEn: 'old en' } },
    ]));
});

test('several of a type are called as the type says, else as one is', () => {
  const name = { nl: 'Museum', en: 'Museum' };
  expect(pluralOf({ name })).toEqual(name);
  expect(pluralOf({ name, plural: { nl: 'Musea', en: '' } })).toEqual({ nl: 'Musea', en: 'Museum' });
  expect(pluralOf({ name, plural: { nl: 'Musea', en: 'Museums' } })).toEqual({ nl: 'Musea', en: 'Museums' });
  expect(pluralOf({ name: { nl: 'Zaal', en: '' }, plural: { nl: 'Zalen', en: '' } })).toEqual({ nl: 'Zalen', en: 'Zalen' });
});
