import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInRoleNames, builtInRoles } from '../permissions/built-in-roles.ts';
import { areaOf } from '../permissions/reach.ts';
import { type Right, rights } from '../permissions/right.ts';
import { missingDependencies, needsOf, withDependencies, withoutRight } from './dependencies.ts';
import { rightGroups } from './groups.ts';

const someRights = fc.subarray(rights);

describe('what a right needs', () => {
  it.each<[Right, Right[]]>([
    ['TEAM:read', []],
    ['TEAM:roleAssignment', ['TEAM:read']],
    ['TEAM:confirmationPolicyManagement', ['TEAM:read', 'TEAM:confirmationPolicyUpdate']],
    ['TEAM:bulkMutations', ['TEAM:read', 'ORGANISATION:read', 'ORGANISATION:update']],
    ['ORGANISATION:read', []],
    ['ORGANISATION:create', ['TEAM:read', 'ORGANISATION:read']],
    ['ORGANISATION:publish', ['ORGANISATION:read']],
    ['ORGANISATION:fieldAdmin', ['ORGANISATION:read', 'ORGANISATION:update']],
    ['PRODUCT:read', ['ORGANISATION:read']],
    ['PRODUCT:copyTo', ['ORGANISATION:read', 'PRODUCT:read', 'PRODUCT:create']],
    [
      'AGENDA:entryCreate',
      ['ORGANISATION:read', 'PRODUCT:read', 'PRODUCT:useInAgenda', 'SUPPLEMENT:read', 'SUPPLEMENT:use', 'AGENDA:read'],
    ],
  ])('%s', (right, needs) => {
    expect(withDependencies([right]).filter((one) => one !== right)).toEqual(needs);
  });

  it('whoever may do something may read it', () => {
    for (const right of rights) expect(withDependencies([right])).toContain(`${areaOf(right)}:read`);
  });

  it('no right needs itself', () => {
    for (const right of rights) for (const needed of needsOf(right)) expect(withDependencies([needed])).not.toContain(right);
  });

  it.each(builtInRoleNames)('the built-in role %s lacks nothing', (name) => expect(missingDependencies(builtInRoles[name])).toEqual([]));
});

describe('ticking along', () => {
  it('adds what is missing, and nothing a second time', () => {
    fc.assert(
      fc.property(someRights, (chosen) => {
        const all = withDependencies(chosen);
        expect(all).toEqual(expect.arrayContaining(chosen));
        expect(missingDependencies(all)).toEqual([]);
        expect(withDependencies(all)).toEqual(all);
        expect(chosen.length === all.length).toBe(missingDependencies(chosen).length === 0);
      }),
    );
  });

  it('takes away what could not be without, and leaves a role that lacks nothing', () => {
    fc.assert(
      fc.property(someRights, fc.constantFrom(...rights), (chosen, gone) => {
        const left = withoutRight(withDependencies(chosen), gone);
        expect(left).not.toContain(gone);
        expect(missingDependencies(left)).toEqual([]);
      }),
    );
  });
});

it('each right stands in one group of its own area', () => {
  const shown = rightGroups.flatMap(({ area, groups }) => groups.flatMap(({ rights: own }) => own.map((right) => ({ area, right }))));
  expect(shown.map(({ right }) => right).toSorted()).toEqual([...rights].sort());
  for (const { area, right } of shown) expect(areaOf(right)).toBe(area);
});
