import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowed, allowedActions, mayHandOut, why } from './allowed.ts';
import { type Assignment, type Subject, scopes } from './assignment.ts';
import { held, type PlaceName, places, subjects } from './assignment.samples.ts';
import { builtInRoles } from './built-in-roles.ts';
import { readableTeams } from './readable.ts';
import { areaOf } from './reach.ts';
import { rights } from './right.ts';

const anySubject = fc.constantFrom<Subject>(...Object.values(subjects));
const anyScope = fc.constantFrom(...scopes);
const anyRight = fc.constantFrom(...rights);
const anyAssignment = fc
  .tuple(fc.constantFrom(...(Object.keys(places) as PlaceName[])), anyScope, fc.subarray(rights))
  .map(([place, scope, of]) => held(place, scope, of));
const anyAssignments = fc.array(anyAssignment, { maxLength: 4 });

/** What the SQL of a list says, for one team or organisation. */
const inTheList = (assignments: Assignment[], right: (typeof rights)[number], { teams, organisation }: Subject): boolean => {
  const { teamsItself, beneathTeams, organisations } = readableTeams(assignments, right);
  if (organisation !== undefined) return organisations.includes(organisation) || teams.some((team) => beneathTeams.includes(team));
  return teamsItself.includes(teams.at(-1) ?? '') || teams.slice(0, -1).some((team) => beneathTeams.includes(team));
};

describe('properties of rights', () => {
  it('one more assignment never takes a right away', () => {
    fc.assert(
      fc.property(anyAssignments, anyAssignment, anySubject, (assignments, more, subject) => {
        const before = allowedActions(assignments, subject);
        expect(allowedActions([...assignments, more], subject)).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  it('the actions of a menu are the rights that are allowed, and each has its reason', () => {
    fc.assert(
      fc.property(anyAssignments, anySubject, (assignments, subject) => {
        const actions = allowedActions(assignments, subject);
        expect(actions).toEqual(rights.filter((right) => allowed(assignments, subject, right)));
        for (const right of rights) expect(why(assignments, subject, right).granted.length > 0).toBe(actions.includes(right));
      }),
    );
  });

  it('a list shows exactly what may be read one by one', () => {
    fc.assert(
      fc.property(anyAssignments, anySubject, anyRight, (assignments, subject, right) => {
        if (subject.organisation !== undefined && areaOf(right) === 'TEAM') return;
        expect(inTheList(assignments, right, subject)).toBe(allowed(assignments, subject, right));
      }),
      { numRuns: 1000 },
    );
  });

  it('a role that is handed out gives nobody a right that the giver does not hold there', () => {
    const handOut = fc.tuple(
      fc.constantFrom<PlaceName>('root', 'team', 'organisation'),
      anyScope,
      fc.subarray(rights, { minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(anyAssignments, handOut, anySubject, (assignments, [place, scope, of], anywhere) => {
        if (!mayHandOut(assignments, subjects[place], scope, of)) return;
        const given = allowedActions([held(place, scope, of)], anywhere);
        expect(allowedActions(assignments, anywhere)).toEqual(expect.arrayContaining(given));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('handing out roles', () => {
  const admin = builtInRoles.admin;

  it('an administrator of a team and what is beneath it may hand out the same', () => {
    expect(mayHandOut([held('team', 'currentAndBeneath', admin)], subjects.team, 'currentAndBeneath', admin)).toBe(true);
    expect(mayHandOut([held('root', 'currentAndBeneath', admin)], subjects.team, 'beneath', admin)).toBe(true);
    expect(mayHandOut([held('team', 'currentAndBeneath', admin)], subjects.organisation, 'currentAndBeneath', admin)).toBe(true);
  });

  it('who holds a role at the team only cannot reach further by handing it out', () => {
    expect(mayHandOut([held('team', 'current', admin)], subjects.team, 'current', admin)).toBe(true);
    expect(mayHandOut([held('team', 'current', admin)], subjects.team, 'currentAndBeneath', admin)).toBe(false);
    expect(mayHandOut([held('team', 'beneath', admin)], subjects.team, 'current', admin)).toBe(false);
    expect(mayHandOut([held('team', 'currentAndBeneath', admin)], subjects.root, 'current', ['TEAM:read'])).toBe(false);
  });

  it('a manager cannot make an administrator', () => {
    const manager = [held('organisation', 'currentAndBeneath', builtInRoles.manager)];
    expect(mayHandOut(manager, subjects.organisation, 'current', builtInRoles.editor)).toBe(true);
    expect(mayHandOut(manager, subjects.organisation, 'current', admin)).toBe(false);
  });
});
