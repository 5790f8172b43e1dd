import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Fatima van den Berg', 'FB'],
  ['Cher', 'C'],
  ['  karin   Jansen ', 'KJ'],
  ['', ''],
])('%s has the initials %s', (name, letters) => expect(initials(name)).toBe(letters));
