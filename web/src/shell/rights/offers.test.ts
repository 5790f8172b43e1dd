import { describe, expect, it } from 'vitest';
import { choicesAt, isOpen, missingOf, type Offer, type Scope, scopeFor, shownScope } from './offers.ts';

const offer = (current: string[], currentAndBeneath: string[], beneath: string[], rights: string[] = []): Offer => ({
  role: { key: 'role', name: 'Rol', builtIn: null, description: '', rights },
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

  it('else it names what is missing for the whole of the role, not for a piece of it', () =>
    expect(missingOf(none)).toEqual(['A', 'B', 'C']));

  it.each<[Offer, Scope, Scope]>([
    [all, 'beneath', 'beneath'],
    [onlyHere, 'currentAndBeneath', 'current'],
    [offer(['A'], ['A'], []), 'current', 'beneath'],
    [none, 'current', 'current'],
  ])('begins with the scope that was chosen, or one that can be given: %#', (offered, chosen, expected) =>
    expect(scopeFor(offered, chosen)).toBe(expected),
  );
});

describe('what can be chosen', () => {
  const scopesOf = (kind: 'team' | 'organisation', rights: string[]) =>
    choicesAt(kind, [offer([], [], [], rights)]).map((one) => one.scopes.map(({ scope }) => scope));

  it.each<['team' | 'organisation', string[], Scope[][]]>([
    ['team', ['TEAM:read'], [['current', 'currentAndBeneath', 'beneath']]],
    ['organisation', ['PRODUCT:read'], [['currentAndBeneath', 'beneath']]],
    ['organisation', ['ORGANISATION:read'], [['currentAndBeneath']]],
    ['organisation', ['TEAM:read'], []],
  ])('at a %s of a role with %s', (kind, rights, expected) => expect(scopesOf(kind, rights)).toEqual(expected));

  it('a role held at an organisation only is shown as the whole organisation, for it means the same', () =>
    expect([shownScope('organisation', 'current'), shownScope('team', 'current')]).toEqual(['currentAndBeneath', 'current']));
});
