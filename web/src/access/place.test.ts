import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['', { page: 'sign-in', notice: null }],
  ['#/', { page: 'sign-in', notice: null }],
  ['#/sign-in/signed-out', { page: 'sign-in', notice: 'signed-out' }],
  ['#/sign-in/<b>', { page: 'sign-in', notice: null }],
  ['#/forgot', { page: 'forgot' }],
  ['#/reset/Ab-c_1', { page: 'reset', token: 'Ab-c_1' }],
  ['#/reset/', { page: 'unknown' }],
  ['#/invitation/Ab-c_1', { page: 'invitation', token: 'Ab-c_1' }],
  ['#/invitation', { page: 'unknown' }],
  ['#/account?x=1', { page: 'account' }],
  ['#/elsewhere', { page: 'unknown' }],
])('%s is %j', (hash, place) => expect(placeOf(hash)).toEqual(place));
