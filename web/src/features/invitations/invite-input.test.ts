import { expect, test } from 'vitest';
import { choicesAt, counted, inviteProblems, isOpen, type Offer, scopeFor } from './invite-input.ts';

test('a pasted list is counted: right ones once, wrong ones by name, doubles by number', () =>
  expect(counted('Femke <femke@bieb.nl>; karel@bieb.nl\nkarel@bieb.nl, piet')).toEqual({
    emails: ['femke@bieb.nl', 'karel@bieb.nl'],
    wrong: ['piet'],
    doubles: 1,
  }));

test.each([
  ['nothing', '', 'r', { emails: 'required', role: null }],
  ['a wrong one', 'piet', 'r', { emails: 'wrong', role: null }],
  ['a wrong one among right ones', 'a@x.nl piet', 'r', { emails: 'wrong', role: null }],
  ['more than go at once', Array.from({ length: 101 }, (_, at) => `a${at}@x.nl`).join(' '), 'r', { emails: 'tooMany', role: null }],
  ['no role', 'a@x.nl', null, { emails: null, role: 'roleRequired' }],
  ['all there is', 'a@x.nl', 'r', { emails: null, role: null }],
])('%s', (_, typed, role, problems) => expect(inviteProblems(counted(typed), role)).toEqual(problems));

const offer = (...missing: [Offer['scopes'][number]['scope'], string[]][]): Offer => ({
  role: { key: 'r', name: 'Rol', builtIn: null, description: '', rights: [] },
  scopes: missing.map(([scope, rights]) => ({ scope, missing: rights })),
});

test('a role opens with the chosen scope where it can be given so, else with the first in which it can', () => {
  const some = offer(['current', []], ['currentAndBeneath', ['TEAM:update']], ['beneath', []]);
  expect([scopeFor(some, 'beneath'), scopeFor(some, 'currentAndBeneath')]).toEqual(['beneath', 'current']);
  expect(isOpen(some)).toBe(true);
  const none = offer(['current', ['TEAM:update']]);
  expect(isOpen(none)).toBe(false);
  expect(scopeFor(none, 'current')).toBe('current');
});

test('a role is offered in the scopes in which it gives anything at the place', () => {
  const { role, scopes } = offer(['current', []], ['currentAndBeneath', []], ['beneath', []]);
  const scopesOf = (kind: 'team' | 'organisation', rights: string[]) =>
    choicesAt(kind, [{ role: { ...role, rights }, scopes }]).map((one) => one.scopes.map(({ scope }) => scope));
  expect(scopesOf('team', ['TEAM:read'])).toEqual([['current', 'currentAndBeneath', 'beneath']]);
  expect(scopesOf('organisation', ['PRODUCT:read'])).toEqual([['currentAndBeneath', 'beneath']]);
  expect(scopesOf('organisation', ['ORGANISATION:read'])).toEqual([['currentAndBeneath']]);
  expect(scopesOf('organisation', ['TEAM:read'])).toEqual([]);
});
