import { describe, expect, it } from 'vitest';
import type { Favourite } from '../../api/types.ts';
import { isFavourite, toggled } from './toggled.ts';

const library: Favourite = { type: 'organisation', key: 'a', title: 'Library', payload: {} };
const team: Favourite = { type: 'team', key: 'a', title: 'North', payload: {} };

describe('favourites', () => {
  it('come and go with the star', () => {
    expect(toggled([team], library)).toEqual([team, library]);
    expect(toggled([team, library], library)).toEqual([team]);
  });
  it('tell a team from an organisation with the same key', () => expect(isFavourite([team], library)).toBe(false));
});
