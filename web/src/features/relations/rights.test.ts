import { expect, it } from 'vitest';
import { choicesOf, heldOf, mayEnd } from './rights.ts';

const label = { input: 'x', output: 'x' };
const labels = { source: label, target: label };
const types = [
  { key: 'p', kind: 'partOf' as const, labels },
  { key: 'e', kind: 'equal' as const, labels },
];

it('offers what the rights at this side allow', () => {
  const ways = (from: boolean, to: boolean) => choicesOf({ from, to }, types).map(({ type, side }) => `${type.key} ${side}`);
  expect(ways(true, true)).toEqual(['p source', 'p target', 'e source']);
  expect(ways(true, false)).toEqual(['p source', 'e source']);
  expect(ways(false, true)).toEqual(['p target']);
});

it('lets either side end a relation by its own right, and nobody from what is archived', () => {
  const [partOf, equal] = types as [(typeof types)[0], (typeof types)[0]];
  expect(mayEnd({ from: false, to: true }, partOf, 'source')).toBe(false);
  expect(mayEnd({ from: false, to: true }, partOf, 'target')).toBe(true);
  expect(mayEnd({ from: false, to: true }, equal, 'source')).toBe(true);
  expect(heldOf({ organisationActions: ['relationFrom', 'relationTo'], archived: true })).toEqual({ from: false, to: false });
});
