import { expect, it } from 'vitest';
import { outsideChanges } from './outside-changes.ts';

it('names what changes for visitors in the order of the form, unknown fields last', () =>
  expect(outsideChanges({ phone: '1', old: 'x', name: 'A' }, { name: 'B', phone: '1', mail: 'm' }, ['name', 'mail', 'phone'])).toEqual([
    { field: 'name', before: 'A', after: 'B' },
    { field: 'mail', before: null, after: 'm' },
    { field: 'old', before: 'x', after: null },
  ]));

it('makes everything a change where nothing is published', () =>
  expect(outsideChanges(null, { name: 'A' }, [])).toEqual([{ field: 'name', before: null, after: 'A' }]));
