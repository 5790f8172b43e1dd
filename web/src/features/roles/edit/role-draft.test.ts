import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { describe, expect, it } from 'vitest';
import { changesIn, copied, type Draft, draftOf, mayTick, nearest, ticked, unticked } from './role-draft.ts';

const draft: Draft = { name: 'Redacteur', description: '', websiteRole: false, rights: ['ORGANISATION:read'] };

describe('ticking', () => {
  it('brings along what the right needs, and says so', () =>
    expect(ticked(['ORGANISATION:read'], ['PRODUCT:fieldAdmin'])).toEqual({
      rights: ['ORGANISATION:read', 'PRODUCT:read', 'PRODUCT:update', 'PRODUCT:fieldAdmin'],
      along: ['PRODUCT:read', 'PRODUCT:update'],
    }));
  it('takes along what cannot be without it', () =>
    expect(unticked(['ORGANISATION:read', 'PRODUCT:read', 'PRODUCT:update', 'TEAM:read'], ['ORGANISATION:read'])).toEqual({
      rights: ['TEAM:read'],
      along: ['PRODUCT:read', 'PRODUCT:update'],
    }));
  it('several at once bring nothing along that was asked for', () =>
    expect(ticked([], ['TEAM:read', 'TEAM:update'])).toEqual({ rights: ['TEAM:read', 'TEAM:update'], along: [] }));
  it('is not possible when something that is needed may not be given', () => {
    const grantable: Right[] = ['ORGANISATION:read', 'PRODUCT:update', 'ORGANISATION:publish'];
    expect(mayTick(grantable, 'ORGANISATION:publish')).toBe(true);
    expect(mayTick(grantable, 'PRODUCT:update')).toBe(false);
    expect(mayTick(grantable, 'ORGANISATION:archive')).toBe(false);
  });
});

it('a copy leaves out what may not be given, and what needs it', () =>
  expect(copied(['ORGANISATION:read', 'PRODUCT:read', 'PRODUCT:update'], ['ORGANISATION:read', 'PRODUCT:update'])).toEqual({
    rights: ['ORGANISATION:read'],
    leftOut: ['PRODUCT:read', 'PRODUCT:update'],
  }));

describe('what differs from what is saved', () => {
  it.each<[string, Partial<Draft>, number]>([
    ['nothing', {}, 0],
    ['the name', { name: 'x' }, 1],
    ['everything else', { description: 'x', websiteRole: true }, 2],
    ['a right more and one less', { rights: ['TEAM:read'] }, 2],
  ])('%s', (_, change, count) => expect(changesIn(draft, { ...draft, ...change })).toBe(count));
});

it('what the server does not know any more is no right', () =>
  expect(draftOf({ ...draft, rights: ['ORGANISATION:read', 'ORGANISATION:fly'] })).toEqual(draft));

it('is compared with the role that differs least', () => {
  const roles = [
    { key: 'viewer', rights: ['ORGANISATION:read'] },
    { key: 'editor', rights: ['ORGANISATION:read', 'ORGANISATION:update', 'ORGANISATION:changeConcept'] },
    { key: 'own', rights: ['ORGANISATION:read', 'ORGANISATION:update'] },
  ];
  expect(nearest({ key: 'own', rights: ['ORGANISATION:read', 'ORGANISATION:update'] }, roles)?.key).toBe('viewer');
  expect(nearest({ key: 'viewer', rights: ['ORGANISATION:read'] }, roles)?.key).toBe('own');
  expect(nearest({ key: 'only', rights: [] }, [{ key: 'only', rights: [] }])).toBeUndefined();
});
