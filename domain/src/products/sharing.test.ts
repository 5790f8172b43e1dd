import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInRoles } from '../permissions/built-in-roles.ts';
import { yesterday } from '../publication/facts.samples.ts';
import { no, went } from '../publication/outcome.samples.ts';
import {
  mayShare,
  reasonAgainstSharing,
  share,
  type SharingAct,
  sharingActs,
  type SharingState,
  sharingStates,
  type Sides,
} from './sharing.ts';

const sides: Sides = { owner: 'a', consumer: 'b', productArchivedAt: null, consumerArchivedAt: null, consumerDeactivatedAt: null };
const acts = Object.keys(sharingActs) as SharingAct[];
const from = (act: SharingAct): (SharingState | null)[] => [null, ...sharingStates].filter((state) => share(act, state, sides).ok);

describe('sharing a product', () => {
  test('every act from every state, as drawn', () => {
    expect(Object.fromEntries(acts.map((act) => [act, from(act)]))).toEqual({
      offer: [null, 'declined', 'withdrawn', 'ended'],
      withdraw: ['offered', 'accepted'],
      accept: ['offered'],
      decline: ['offered'],
      end: ['accepted'],
      chooseLocations: ['accepted'],
    });
  });

  test('where it stands instead is the reason', () => {
    expect(no(share('accept', 'withdrawn', sides)).code).toBe('sharing.withdrawn');
    expect(no(share('offer', 'accepted', sides)).code).toBe('sharing.accepted');
    expect(no(share('accept', null, sides)).code).toBe('record.unknown');
  });

  test('after a refusal it can be offered again, and accepted then', () => {
    expect(went(share('accept', went(share('offer', went(share('decline', 'offered', sides)), sides)), sides))).toBe('accepted');
  });

  test('nobody offers to themselves', () => {
    expect(no(share('offer', null, { ...sides, consumer: 'a' })).code).toBe('sharing.itself');
  });

  test('what is archived or deactivated takes nothing, but what ends can always end', () => {
    const away = { ...sides, productArchivedAt: yesterday, consumerDeactivatedAt: yesterday };
    expect(no(share('accept', 'offered', { ...sides, consumerArchivedAt: yesterday })).code).toBe('sharing.organisation-away');
    expect(no(share('accept', 'offered', { ...sides, consumerDeactivatedAt: yesterday })).code).toBe('sharing.organisation-away');
    expect(no(share('offer', null, away)).code).toBe('sharing.product-archived');
    expect(['withdraw', 'decline'].map((act) => share(act as SharingAct, 'offered', away).ok)).toEqual([true, true]);
    expect(share('end', 'accepted', away).ok).toBe(true);
  });

  test('managers answer, editors choose locations, viewers look', () => {
    expect(mayShare('accept', 'offered', sides, builtInRoles.manager)).toBeNull();
    expect(mayShare('accept', 'offered', sides, builtInRoles.editor)).toBe('right.missing');
    expect(mayShare('chooseLocations', 'accepted', sides, builtInRoles.editor)).toBeNull();
    expect(mayShare('chooseLocations', 'accepted', sides, builtInRoles.viewer)).toBe('right.missing');
  });

  test('whatever is done, only what was offered and not taken back is ever accepted', () => {
    const walk = (tried: readonly SharingAct[]): boolean => {
      let state: SharingState | null = null;
      for (const act of tried) {
        const next = share(act, state, sides);
        if (next.ok && next.value === 'accepted' && state !== 'offered' && state !== 'accepted') return false;
        if (!next.ok && reasonAgainstSharing(act, state, sides) !== next.refusal.code) return false;
        state = next.ok ? next.value : state;
      }
      return true;
    };
    expect(() => fc.assert(fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 40 }), walk))).not.toThrow();
  });
});
