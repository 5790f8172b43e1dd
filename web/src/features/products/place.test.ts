import { describe, expect, it } from 'vitest';
import { elsewhere, standsAt } from './place.ts';

const own = { organisation: { key: 'owner' }, actions: ['PRODUCT:read'], shownThrough: [{ key: 'shows' }], teams: ['above'] };
const shared = { ...own, actions: [] };

describe('where a product stands', () => {
  it('is its owner and who shows it, as far as the reader may read there', () => {
    expect(standsAt(own)).toEqual(['owner', 'shows']);
    expect(standsAt(shared)).toEqual(['shows']);
  });

  it.each([
    ['at its owner', own, { organisation: 'owner' }, null],
    ['at who shows it', own, { organisation: 'shows' }, null],
    ['below a team', own, { team: 'above' }, null],
    ['below a team that has nothing to do with it', own, { team: 'other' }, { organisation: 'owner' }],
    ['at an organisation that has nothing to do with it', own, { organisation: 'other' }, { organisation: 'owner' }],
    ['at an owner where nothing may be read', shared, { organisation: 'owner' }, { organisation: 'shows' }],
  ])('%s', (_where, product, from, instead) => expect(elsewhere(product, from)).toEqual(instead));
});
