import { expect, test } from 'vitest';
import { counted, inviteProblems } from './invite-input.ts';

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
