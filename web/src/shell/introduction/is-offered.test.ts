import { expect, it } from 'vitest';
import { isOffered } from './is-offered.ts';

it.each([
  ['/home', true],
  ['/team/x/organisations', true],
  ['/teams', false],
  ['/', false],
])('offers the introduction at %s: %s', (path, offered) => expect(isOffered(path, ['/home', '/team/'])).toBe(offered));
