import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedActions, mayHandOut } from '../permissions/allowed.ts';
import { scopes } from '../permissions/assignment.ts';
import { held, type PlaceName, places, subjects } from '../permissions/assignment.samples.ts';
import { builtInRoles } from '../permissions/built-in-roles.ts';
import { type Right, rights } from '../permissions/right.ts';
import { difference } from './compare.ts';
import { grantable, notHeldForChange } from './grantable.ts';
import { problemsOfRole, tidyRole, type WrittenRole } from './problems.ts';

const written: WrittenRole = { name: 'Redacteur plus', description: '', websiteRole: false, rights: ['ORGANISATION:read'] };
const problems = (change: Partial<WrittenRole>) => problemsOfRole({ ...written, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('problems of a role', () => {
  it.each<[string, Partial<WrittenRole>, string[]]>([
    ['none', {}, []],
    ['no rights at all', { rights: [] }, []],
    ['no name', { name: ' \n ' }, ['name required']],
    ['a long name', { name: 'x'.repeat(101) }, ['name too-long']],
    ['a name of just 100', { name: 'é'.repeat(100) }, []],
    ['HTML in the name', { name: '<b>Baas</b>' }, ['name html']],
    ['a long description', { description: 'x'.repeat(1001) }, ['description too-long']],
    ['a description of two lines', { description: 'een\ntwee' }, []],
    [
      'unknown rights',
      { rights: ['ORGANISATION:read', 'ORGANISATION:everything', 'read'] },
      ['rights select-unknown', 'rights select-unknown'],
    ],
    ['a right without what it needs', { rights: ['PRODUCT:publish'] }, ['rights right-needs']],
    ['everything at once', { name: '', rights: ['x', 'TEAM:update'] }, ['name required', 'rights select-unknown', 'rights right-needs']],
  ])('%s', (_, change, expected) => expect(problems(change)).toEqual(expected));

  it('says which right needs which', () =>
    expect(problemsOfRole({ ...written, rights: ['TEAM:update'] })).toEqual([
      { field: 'rights', code: 'right-needs', values: { right: 'TEAM:update', needs: 'TEAM:read' } },
    ]));

  it('is kept tidy: each right once, in order', () =>
    expect(tidyRole({ ...written, name: ' Cafe\u0301 ', rights: ['PRODUCT:read', 'ORGANISATION:read', 'PRODUCT:read'] })).toEqual({
      name: 'Café',
      description: '',
      websiteRole: false,
      rights: ['ORGANISATION:read', 'PRODUCT:read'],
    }));
});

const someRights = fc.subarray(rights, { minLength: 0 });

it('the difference between two roles is each right of either, once', () => {
  fc.assert(
    fc.property(someRights, someRights, (one, other) => {
      const { here, there, both } = difference(one, other);
      expect([...here, ...there, ...both].toSorted()).toEqual([...new Set([...one, ...other])].sort());
      expect([...here, ...both].toSorted()).toEqual([...one].sort());
      expect(difference(other, one)).toEqual({ here: there, there: here, both });
    }),
  );
});

describe('the rights that may be put into a role of a team', () => {
  const may = (place: PlaceName, scope: (typeof scopes)[number], of: readonly Right[]) =>
    grantable([held(place, scope, of)], subjects.team);
  it.each<[string, PlaceName, (typeof scopes)[number], readonly Right[], readonly Right[]]>([
    ['all of an administrator', 'team', 'currentAndBeneath', builtInRoles.admin, rights],
    ['of one above as well', 'root', 'currentAndBeneath', builtInRoles.admin, rights],
    ['of one above who holds it beneath only', 'root', 'beneath', builtInRoles.admin, rights],
    ['of a manager what a manager has', 'team', 'currentAndBeneath', builtInRoles.viewer, builtInRoles.viewer],
    ['none that holds at the team only', 'team', 'current', rights, []],
    ['none that holds beneath only', 'team', 'beneath', rights, []],
    ['none of another team', 'other', 'currentAndBeneath', rights, []],
    ['none of an organisation in it', 'organisation', 'currentAndBeneath', rights, []],
  ])('%s', (_, place, scope, of, expected) => expect(may(place, scope, of)).toEqual(expected));

  it('two halves make a whole', () =>
    expect(grantable([held('team', 'current', rights), held('team', 'beneath', rights)], subjects.team)).toEqual(rights));

  it('a role made of them gives nobody more than the maker holds, wherever it is handed out', () => {
    const anyAssignment = fc
      .tuple(fc.constantFrom(...(Object.keys(places) as PlaceName[])), fc.constantFrom(...scopes), someRights)
      .map(([place, scope, of]) => held(place, scope, of));
    const beneath = fc.constantFrom<PlaceName>('team', 'organisation');
    fc.assert(
      fc.property(fc.array(anyAssignment, { maxLength: 3 }), beneath, fc.constantFrom(...scopes), (maker, place, scope) => {
        const role = grantable(maker, subjects.team);
        expect(mayHandOut(maker, subjects[place], scope, role)).toBe(true);
        for (const at of [subjects.team, subjects.organisation, subjects.neighbour])
          expect(allowedActions(maker, at)).toEqual(expect.arrayContaining(allowedActions([held(place, scope, role)], at)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('changing what a role gives', () => {
  const may: Right[] = ['ORGANISATION:read', 'ORGANISATION:update'];
  const of = (...rightsOfRole: Right[]) => ({ rights: rightsOfRole, websiteRole: false });
  it.each<[string, ReturnType<typeof of>, ReturnType<typeof of>, Right[]]>([
    ['within what one holds', of('ORGANISATION:read'), of('ORGANISATION:read', 'ORGANISATION:update'), []],
    ['to more than one holds', of('ORGANISATION:read'), of('ORGANISATION:read', 'ORGANISATION:publish'), ['ORGANISATION:publish']],
    ['to less, of a role that gives more', of('ORGANISATION:read', 'TEAM:read'), of('ORGANISATION:read'), ['TEAM:read']],
    ['nothing, of a role that gives more', of('TEAM:read'), of('TEAM:read'), []],
    ['for the websites, of a role that gives more', of('TEAM:read'), { ...of('TEAM:read'), websiteRole: true }, ['TEAM:read']],
  ])('%s', (_, before, after, expected) => expect(notHeldForChange(may, before, after)).toEqual(expected));
});
