import { expect, it } from 'vitest';
import { builtInRoleNames, builtInRoles } from './built-in-roles.ts';
import { areaOf } from './reach.ts';
import { type Area, areas, type Right, rights } from './right.ts';

const missing = (role: readonly Right[], area: Area) => rights.filter((right) => areaOf(right) === area && !role.includes(right));
const count = (role: readonly Right[]) => areas.map((area) => role.filter((right) => areaOf(right) === area).length);

it('the built-in roles hold what the table says, counted per area', () => {
  expect(builtInRoleNames).toEqual(['admin', 'manager', 'editor', 'viewer']);
  expect(count(builtInRoles.admin)).toEqual([11, 15, 15, 7, 5]);
  expect(count(builtInRoles.manager)).toEqual([1, 10, 14, 6, 5]);
  expect(count(builtInRoles.editor)).toEqual([1, 5, 9, 4, 4]);
  expect(count(builtInRoles.viewer)).toEqual([1, 1, 1, 1, 1]);
});

it('a manager has all of products, supplements and agenda but field admin', () => {
  expect(missing(builtInRoles.manager, 'PRODUCT')).toEqual(['PRODUCT:fieldAdmin']);
  expect(missing(builtInRoles.manager, 'SUPPLEMENT')).toEqual(['SUPPLEMENT:fieldAdmin']);
  expect(missing(builtInRoles.manager, 'AGENDA')).toEqual([]);
});

it('only administrators and managers publish, and only administrators archive and delete', () => {
  const having = (right: Right) => builtInRoleNames.filter((name) => new Set<Right>(builtInRoles[name]).has(right));
  expect(having('ORGANISATION:publish')).toEqual(['admin', 'manager']);
  expect(having('ORGANISATION:archive')).toEqual(['admin']);
  expect(having('ORGANISATION:delete')).toEqual(['admin']);
  expect(having('ORGANISATION:read')).toEqual(builtInRoleNames);
});

it('no role names a right twice', () => {
  for (const name of builtInRoleNames) expect(new Set(builtInRoles[name]).size).toBe(builtInRoles[name].length);
});
