import { describe, expect, it } from 'vitest';
import { allowed, allowedActions } from './allowed.ts';
import { type Assignment, type Place, type Scope, type Subject, scopes } from './assignment.ts';
import { type Right, rights } from './right.ts';

/** The tree, told by who stands under whom; nothing here knows how the product finds its way in it. */
const above: Record<string, string | null> = {
  tenant: null,
  team: 'tenant',
  subteam: 'team',
  beside: 'tenant',
  'organisation of the team': 'team',
  'organisation of the subteam': 'subteam',
  'organisation beside': 'beside',
};
const isOrganisation = (name: string) => name.startsWith('organisation');
const standsUnder = (name: string, other: string): boolean => {
  const parent = above[name] ?? null;
  return parent !== null && (parent === other || standsUnder(parent, other));
};

/**
 * Decisions 3 in words, one sentence each. A right of a team that is asked of an organisation is asked of the team that governs it. A role
 * at a team holds there unless it is for beneath only, and beneath unless it is for there only. A role at an organisation holds for
 * it alone, gives nothing at teams, and for beneath only leaves the organisation itself out but not what belongs to it.
 */
const saysTheRule = (right: Right, heldAt: string, scope: Scope, asked: string): boolean => {
  const [area] = right.split(':');
  const where = area === 'TEAM' && isOrganisation(asked) ? String(above[asked]) : asked;
  if (isOrganisation(heldAt)) return where === heldAt && !(area === 'ORGANISATION' && scope === 'beneath');
  if (where === heldAt) return scope !== 'beneath';
  return standsUnder(where, heldAt) && scope !== 'current';
};

const placeOf = (name: string): Place => ({ kind: isOrganisation(name) ? 'organisation' : 'team', key: name });
const teamsTo = (team: string): string[] => [...(above[team] ? teamsTo(above[team]) : []), team];
const subjectOf = (name: string): Subject =>
  isOrganisation(name) ? { teams: teamsTo(String(above[name])), organisation: name } : { teams: teamsTo(name) };
const holding = (right: Right, at: string, scope: Scope): Assignment => ({
  key: 'assignment',
  role: { key: 'role', name: '', builtIn: null, rights: [right] },
  place: { ...placeOf(at), name: at },
  scope,
});

const four = ['team', 'subteam', 'organisation of the team', 'organisation of the subteam'];
const elsewhere = ['tenant', 'beside', 'organisation beside'];

/** How many of the 53 rights hold where, counted by hand: 11 of teams, 15 of organisations, 27 of their parts. */
const counted: [heldAt: string, scope: Scope, yes: [team: number, subteam: number, own: number, ofSubteam: number]][] = [
  ['team', 'current', [53, 0, 11, 0]],
  ['team', 'currentAndBeneath', [53, 53, 53, 53]],
  ['team', 'beneath', [0, 53, 42, 53]],
  ['tenant', 'current', [0, 0, 0, 0]],
  ['tenant', 'currentAndBeneath', [53, 53, 53, 53]],
  ['tenant', 'beneath', [53, 53, 53, 53]],
  ['subteam', 'current', [0, 53, 0, 11]],
  ['subteam', 'currentAndBeneath', [0, 53, 0, 53]],
  ['subteam', 'beneath', [0, 0, 0, 42]],
  ['organisation of the team', 'current', [0, 0, 42, 0]],
  ['organisation of the team', 'currentAndBeneath', [0, 0, 42, 0]],
  ['organisation of the team', 'beneath', [0, 0, 27, 0]],
  ['organisation of the subteam', 'current', [0, 0, 0, 42]],
  ['organisation of the subteam', 'currentAndBeneath', [0, 0, 0, 42]],
  ['organisation of the subteam', 'beneath', [0, 0, 0, 27]],
  ['beside', 'currentAndBeneath', [0, 0, 0, 0]],
  ['organisation beside', 'currentAndBeneath', [0, 0, 0, 0]],
];

describe.each(counted)('held at %s, %s', (heldAt, scope, yes) => {
  it.each(four.map((place, index) => [place, yes[index]] as const))('at the %s: %i of 53', (place, expected) => {
    const answers = rights.map((right) => {
      const answer = saysTheRule(right, heldAt, scope, place);
      expect(allowed([holding(right, heldAt, scope)], subjectOf(place), right), `${right} at ${place}`).toBe(answer);
      // Holding one right gives that one or none, never another.
      expect(allowedActions([holding(right, heldAt, scope)], subjectOf(place)), `${right} at ${place}`).toEqual(answer ? [right] : []);
      return answer;
    });
    expect(answers.filter((answer) => answer)).toHaveLength(expected ?? -1);
  });
});

it('each of the 53 rights, in each scope, held anywhere, asked everywhere', () => {
  const everywhere = [...four, ...elsewhere];
  let [held, notHeld] = [0, 0];
  for (const right of rights) {
    for (const scope of scopes) {
      for (const heldAt of everywhere) {
        for (const asked of everywhere) {
          const expected = saysTheRule(right, heldAt, scope, asked);
          expect(allowed([holding(right, heldAt, scope)], subjectOf(asked), right), `${right} ${scope} ${heldAt} ${asked}`).toBe(expected);
          if (expected) held += 1;
          else notHeld += 1;
        }
      }
    }
  }
  // By hand: 742 from the tenant, 424 from the team, 212 from each other team, 111 from each organisation; of 53 × 3 × 7 × 7.
  expect({ held, notHeld }).toEqual({ held: 1923, notHeld: 5868 });
});

it('what is held at the four places does not leave them', () => {
  for (const right of rights) {
    for (const scope of scopes) {
      for (const heldAt of four) {
        for (const asked of elsewhere) expect(allowed([holding(right, heldAt, scope)], subjectOf(asked), right)).toBe(false);
      }
    }
  }
});
