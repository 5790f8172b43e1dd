import { expect, test } from 'vitest';
import { builtInRoles } from './built-in-roles.ts';
import type { Assignment } from './assignment.ts';
import { nearestHolding } from './nearest.ts';

const subject = { teams: ['root', 'team'], organisation: 'house' };
const held = (kind: 'team' | 'organisation', key: string, builtIn: 'admin' | 'manager' | 'viewer'): Assignment => ({
  key: `${builtIn} at ${key}`,
  role: { key: builtIn, name: '', builtIn, rights: builtInRoles[builtIn] },
  place: { kind, key, name: '' },
  scope: 'currentAndBeneath',
});
const root = { assignments: [held('team', 'root', 'admin')] };
const team = { assignments: [held('team', 'team', 'manager')] };
const manager = { assignments: [held('organisation', 'house', 'manager'), held('team', 'root', 'viewer')] };
const viewer = { assignments: [held('organisation', 'house', 'viewer')] };

test('whoever stands nearest is turned to, and nobody who could not do it', () => {
  expect(nearestHolding('PRODUCT:cohostFrom', subject, [root, team, manager, viewer])).toEqual([manager]);
  expect(nearestHolding('PRODUCT:cohostFrom', subject, [root, team, viewer])).toEqual([team]);
  expect(nearestHolding('PRODUCT:cohostFrom', subject, [root, viewer])).toEqual([root]);
  expect(nearestHolding('PRODUCT:cohostFrom', subject, [viewer])).toEqual([]);
});
