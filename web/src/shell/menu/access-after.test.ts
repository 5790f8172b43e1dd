import { describe, expect, it } from 'vitest';
import { accessAfter } from './access-after.ts';
import { readRefusal } from '../../api/refusal.ts';

const status = (code: number) => ({ isPending: false, error: readRefusal(undefined, { status: code }) });

describe('after asking for a menu', () => {
  it.each([
    ['waits', { isPending: true, error: null }, 'pending'],
    ['opens', { isPending: false, error: null }, 'open'],
    ['is not found', status(404), 'notFound'],
    ['is not found by what is no key', status(400), 'notFound'],
    ['is not allowed without a right', status(403), 'notAllowed'],
    ['is not allowed without recognition', status(401), 'notAllowed'],
    ['opens as unknown when the menu fails', status(500), 'open'],
    ['opens as unknown without an answer', { isPending: false, error: new TypeError('Failed to fetch') }, 'open'],
  ])('%s', (_what, answer, access) => expect(accessAfter(answer)).toBe(access));
});
