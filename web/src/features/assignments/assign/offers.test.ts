import { describe, expect, it } from 'vitest';
import type { Offer, Scope } from '../line.ts';
import { isOpen, missingOf, scopeFor, scopesAt } from './offers.ts';

const offer = (current: string[], currentAndBeneath: string[], beneath: string[]): Offer => ({
  role: { key: 'role', name: 'Rol', builtIn: null, description: '', rights: [] },
  scopes: [
    { scope: 'current', missing: current },
    { scope: 'currentAndBeneath', missing: currentAndBeneath },
    { scope: 'beneath', missing: beneath },
  ],
});
const all = offer([], [], []);
const onlyHere = offer([], ['A', 'B'], ['B']);
const none = offer(['A', 'B', 'C'], ['A', 'B', 'C'], ['B']);

describe('what can be handed out', () => {
  it('is a role with some scope without anything missing', () => expect([all, onlyHere, none].map(isOpen)).toEqual([true, true, false]));
  it('else the least that is missing is named', () => expect(missingOf(none)).toEqual(['B']));
  it('has three scopes at a team and two at an organisation', () => {
    expect(scopesAt('team', all).map(({ scope }) => scope)).toEqual(['current', 'currentAndBeneath', 'beneath']);
    expect(scopesAt('organisation', all).map(({ scope }) => scope)).toEqual(['currentAndBeneath', 'beneath']);
  });
  it.each<['team' | 'organisation', Offer, Scope, Scope]>([
    ['team', all, 'beneath', 'beneath'],
    ['team', onlyHere, 'currentAndBeneath', 'current'],
    ['organisation', all, 'current', 'currentAndBeneath'],
    ['organisation', offer(['A'], ['A'], []), 'current', 'beneath'],
    ['team', none, 'current', 'current'],
  ])('at a %s begins with the scope that was chosen, or one that can be given', (kind, offered, chosen, expected) =>
    expect(scopeFor(kind, offered, chosen)).toBe(expected),
  );
});
