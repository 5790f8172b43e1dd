import { expect, test } from 'vitest';
import { builtInRoles } from './built-in-roles.ts';
import { hasEffect } from './effect.ts';
import type { Right } from './right.ts';

const reader: Right[] = ['TEAM:read', 'ORGANISATION:read'];
const all = ['current', 'currentAndBeneath', 'beneath'] as const;

test.each([
  ['an editor at a team', 'team', builtInRoles.editor, [true, true, true]],
  ['an editor at an organisation', 'organisation', builtInRoles.editor, [true, true, true]],
  ['who reads teams and organisations, at a team', 'team', reader, [true, true, true]],
  ['who reads teams and organisations, at an organisation', 'organisation', reader, [true, true, false]],
  ['who reads teams, at an organisation', 'organisation', ['TEAM:read'] satisfies Right[], [false, false, false]],
  ['who reads products, at an organisation', 'organisation', ['PRODUCT:read'] satisfies Right[], [true, true, true]],
  ['a role without rights', 'team', [], [false, false, false]],
] as const)('%s', (_, kind, rights, expected) => expect(all.map((scope) => hasEffect(kind, scope, rights))).toEqual(expected));
