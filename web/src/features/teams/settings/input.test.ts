import { noSettings } from '@bronhouder/domain/teams/settings.ts';
import { describe, expect, it } from 'vitest';
import { begun, changedNames, problemsAt, savedInput, settingsOf, type TeamSettings, typedSince } from './input.ts';

const nobody = { value: null, from: null };
const inherited = {
  maxVerifyAge: nobody,
  organisationTypes: nobody,
  productTypes: nobody,
  categories: nobody,
  online: nobody,
  workflow: { value: { value: false, mandatory: true }, from: { key: 't', name: 'Streekdata' } },
  productWorkflow: nobody,
};
const type = (key: string) => ({ key, name: { nl: key, en: key }, icon: '', category: 'c', active: true });
const settings: TeamSettings = {
  key: 'k',
  version: 3,
  name: 'Kempen',
  comment: '',
  own: { ...noSettings, organisationTypes: ['a', 'gone'], productTypes: null, categories: null },
  inherited,
  effective: inherited,
  organisationTypes: [type('a'), type('b')],
  productTypes: [],
  categories: ['c'],
  actions: [],
};

describe('the form of a team', () => {
  it('holds what is saved, without what can no longer be chosen', () =>
    expect(savedInput(settings)).toMatchObject({ name: 'Kempen', organisationTypes: ['a'], maxVerifyAge: null }));

  it('knows what was changed, whatever the order of a list', () => {
    const saved = { ...savedInput(settings), categories: ['c', 'd'] };
    expect(changedNames(saved, { ...saved, categories: ['d', 'c'] })).toEqual([]);
    expect(changedNames(saved, { ...saved, name: 'x', maxVerifyAge: 5, online: { value: true, mandatory: true } })).toEqual([
      'name',
      'maxVerifyAge',
      'online',
    ]);
  });

  it('knows what was typed since, and nothing else', () => {
    const base = savedInput(settings);
    expect(typedSince(base, { ...base, comment: 'x', maxVerifyAge: null, online: { value: false, mandatory: true } })).toEqual({
      comment: 'x',
      online: { value: false, mandatory: true },
    });
  });

  it('sends settings only', () => expect(Object.keys(settingsOf(savedInput(settings)))).not.toContain('name'));

  it('begins a setting of its own as it holds already', () => {
    expect(begun.age(settings)).toBe(365);
    expect(begun.list('organisationTypes', settings)).toEqual(['a', 'b']);
    expect(begun.toggle('workflow', settings)).toEqual({ value: false, mandatory: true });
    expect(begun.toggle('online', settings)).toEqual({ value: true, mandatory: false });
  });

  it('finds the field of a problem', () => {
    const problems = [
      { field: 'settings.categories.1', code: 'select-unknown' as const },
      { field: 'name', code: 'required' as const },
    ];
    expect(problemsAt(problems, 'categories')).toEqual([problems[0]]);
    expect(problemsAt(problems, 'name')).toEqual([problems[1]]);
    expect(problemsAt(problems, 'online')).toEqual([]);
  });
});
