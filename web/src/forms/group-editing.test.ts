import { expect, it } from 'vitest';
import { changedItem, moved, without } from './group-editing.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id, values: {} }));
const ids = (list: typeof items) => list.map((item) => item.id).join('');

it('moves a row one place, and not beyond the ends', () => {
  expect(ids(moved(items, 2, -1))).toBe('acb');
  expect(ids(moved(items, 0, 1))).toBe('bac');
  expect(ids(moved(items, 0, -1))).toBe('abc');
  expect(ids(moved(items, 2, 1))).toBe('abc');
});

it('removes one row and changes one field of one row', () => {
  expect(ids(without(items, 1))).toBe('ac');
  expect(changedItem(items, 1, 'email', 'x')).toEqual([items[0], { id: 'b', values: { email: 'x' } }, items[2]]);
});
