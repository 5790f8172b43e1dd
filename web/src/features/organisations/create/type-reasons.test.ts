import { expect, it } from 'vitest';
import { typesInAddress } from './type-reasons.ts';

it.each([
  [undefined, []],
  ['', []],
  ['a', ['a']],
  ['a/b', ['a', 'b']],
  ['a,b/', ['a', 'b']],
  ['a//a', ['a']],
])('reads %j', (splat, types) => expect(typesInAddress(splat)).toEqual(types));
