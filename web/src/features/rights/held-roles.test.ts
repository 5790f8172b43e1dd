import { expect, it } from 'vitest';
import { type Granted, rolesIn } from './held-roles.ts';

const granted = (role: string, place: string): Granted => ({
  role: { key: role, name: role, builtIn: null },
  place: { kind: 'team', key: place, name: place },
  scope: 'currentAndBeneath',
});

it('names each role at each place once, however many rights it gives', () => {
  const [one, other] = [granted('editor', 'north'), granted('editor', 'south')];
  expect(rolesIn([{ granted: [one, other] }, { granted: [] }, { granted: [one] }])).toEqual([one, other]);
  expect(rolesIn([])).toEqual([]);
});
