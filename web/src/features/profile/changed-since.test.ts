import { expect, it } from 'vitest';
import { changedSince } from './changed-since.ts';

it('keeps what is typed while a form is being saved, and forgets what was sent', () => {
  const sent = { firstName: 'Carla', infix: 'van', familyName: 'Elders' };
  expect(changedSince({ infix: 'van' }, sent)).toEqual({});
  expect(changedSince({ infix: 'van der', familyName: 'Elders' }, sent)).toEqual({ infix: 'van der' });
  expect(changedSince({ infix: '' }, sent)).toEqual({ infix: '' });
});
