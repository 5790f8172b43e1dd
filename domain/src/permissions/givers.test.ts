import { describe, expect, it } from 'vitest';
import type { Assignment } from './assignment.ts';
import { held, subjects } from './assignment.samples.ts';
import { builtInRoles } from './built-in-roles.ts';
import { giversOf } from './givers.ts';
import type { Right } from './right.ts';

const person = (name: string, ...assignments: Assignment[]) => ({ name, assignments });
const { admin, manager, editor } = builtInRoles;
const people = [
  person('of the root', held('root', 'currentAndBeneath', admin)),
  person('of the team', held('team', 'currentAndBeneath', admin)),
  person('of the team itself only', held('team', 'current', admin)),
  person('beneath the team only', held('team', 'beneath', admin)),
  person('manager of the organisation', held('organisation', 'currentAndBeneath', manager)),
  person('editor of the organisation', held('organisation', 'currentAndBeneath', editor)),
  person('of another team', held('other', 'currentAndBeneath', admin)),
];
const names = (right: Right, at: keyof typeof subjects) => giversOf(right, subjects[at], people).map(({ name }) => name);

describe('who can give a right, the nearest first', () => {
  it('at an organisation: who holds it there and may assign roles there', () => {
    expect(names('ORGANISATION:publish', 'organisation')).toEqual([
      'manager of the organisation',
      'of the team',
      'beneath the team only',
      'of the root',
    ]);
    expect(names('ORGANISATION:archive', 'organisation')).toEqual(['of the team', 'beneath the team only', 'of the root']);
  });
  it('a right at the team of an organisation: who may give it at that team', () =>
    expect(names('TEAM:settings', 'organisation')).toEqual(['of the team', 'of the team itself only', 'of the root']));
  it('at a team', () => expect(names('ORGANISATION:create', 'team')).toEqual(['of the team', 'of the team itself only', 'of the root']));
  it('at the root only who is there', () => expect(names('TEAM:read', 'root')).toEqual(['of the root']));
});
