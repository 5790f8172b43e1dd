import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowed } from '../permissions/allowed.ts';
import { type Assignment, scopes, type Subject } from '../permissions/assignment.ts';
import { builtInRoles } from '../permissions/built-in-roles.ts';
import { areaOf } from '../permissions/reach.ts';
import { type Right, rights } from '../permissions/right.ts';
import { decisive, rightsHandedOut, rightsMoved } from './rights-moved.ts';

/** The root with two branches; what moves goes from one to the other, with what is beneath it. */
const teams = ['root', 'old', 'older', 'new', 'newer', 'moved'];
const organisation = 'organisation';

const assignment = (
  team: string,
  scope: Assignment['scope'],
  of: readonly Right[],
  kind: 'team' | 'organisation' = 'team',
): Assignment => ({
  key: `${team}-${scope}`,
  role: { key: 'role', name: 'Role', builtIn: null, rights: of },
  place: { kind, key: team, name: team },
  scope,
});

const heldAnywhere = fc
  .record({
    place: fc.constantFrom(...teams, organisation),
    scope: fc.constantFrom(...scopes),
    of: fc.uniqueArray(fc.constantFrom(...rights), { maxLength: 12 }),
  })
  .map(({ place, scope, of }) => assignment(place, scope, of, place === organisation ? 'organisation' : 'team'));
const heldByOne = fc.array(heldAnywhere, { maxLength: 5 });

const line = fc.constantFrom(['root'], ['root', 'old'], ['root', 'old', 'older'], ['root', 'new'], ['root', 'new', 'newer']);
const teamMoves = fc.tuple(line, line).map(([from, to]) => ({ before: { teams: [...from, 'moved'] }, after: { teams: [...to, 'moved'] } }));
const organisationMoves = fc
  .tuple(line, line)
  .map(([from, to]) => ({ before: { teams: from, organisation }, after: { teams: to, organisation } }));

/** Everything that moves along with a team, asked as a real place; an organisation moves alone. */
const within = (it: Subject): Subject[] =>
  it.organisation === undefined
    ? [it, { teams: [...it.teams, 'sub'] }, { teams: [...it.teams, 'sub', 'subsub'] }, { teams: it.teams, organisation: 'in moved' }]
    : [it];
const movable = (it: Subject) => rights.filter((right) => it.organisation === undefined || areaOf(right) !== 'TEAM');

describe('what a move gives and takes', () => {
  it('is what is allowed somewhere in it afterwards and was not before, and the other way round', () => {
    fc.assert(
      fc.property(fc.oneof(teamMoves, organisationMoves), heldByOne, ({ before, after }, held) => {
        const [was, becomes] = [within(before), within(after)];
        const changed = (right: Right, one: Subject[], other: Subject[]) =>
          one.some((place, index) => {
            const there = other[index];
            return there !== undefined && !allowed(held, place, right) && allowed(held, there, right);
          });
        const expected = {
          gains: movable(before).filter((right) => changed(right, was, becomes)),
          loses: movable(before).filter((right) => changed(right, becomes, was)),
        };
        expect(rightsMoved(held, before, after)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('is given back by moving back', () => {
    fc.assert(
      fc.property(fc.oneof(teamMoves, organisationMoves), heldByOne, ({ before, after }, held) => {
        const { gains, loses } = rightsMoved(held, before, after);
        expect(rightsMoved(held, after, before)).toEqual({ gains: loses, loses: gains });
      }),
    );
  });

  it('comes from the decisive assignments alone, and those are never of a team above both places', () => {
    fc.assert(
      fc.property(teamMoves, heldByOne, ({ before, after }, held) => {
        const { gains, loses } = rightsMoved(held, before, after);
        const reasons = decisive(held, before, after);
        if (gains.length + loses.length > 0) expect(reasons.length).toBeGreaterThan(0);
        for (const { place } of reasons) {
          expect(before.teams.includes(place.key) && after.teams.includes(place.key)).toBe(false);
          expect(before.teams.includes(place.key) || after.teams.includes(place.key)).toBe(true);
        }
      }),
    );
  });
});

const before = { teams: ['root', 'old', 'moved'] };
const after = { teams: ['root', 'new', 'moved'] };
const both = 'currentAndBeneath';

describe('told by hand', () => {
  it.each([
    ['an administrator of the new team gains everything', [assignment('new', both, builtInRoles.admin)], 53, 0],
    ['one of the old team loses everything', [assignment('old', 'beneath', builtInRoles.admin)], 0, 53],
    ['one of both teams keeps everything', [assignment('old', both, rights), assignment('new', both, rights)], 0, 0],
    ['one of the root keeps everything', [assignment('root', both, rights)], 0, 0],
    ['a role for the new team only reaches nothing beneath it', [assignment('new', 'current', rights)], 0, 0],
    ['who reads here already gains the rest', [assignment('moved', both, builtInRoles.viewer), assignment('new', both, rights)], 48, 0],
    [
      'who may all here only gains it for what is beneath',
      [assignment('moved', 'current', rights), assignment('new', both, rights)],
      53,
      0,
    ],
  ])('%s', (_, held, gains, loses) => {
    const moved = rightsMoved(held, before, after);
    expect([moved.gains.length, moved.loses.length]).toEqual([gains, loses]);
  });

  it('at an organisation the rights of its team do not count', () => {
    const held = [assignment('new', both, rights)];
    const moved = rightsMoved(held, { teams: ['root', 'old'], organisation }, { teams: ['root', 'new'], organisation });
    expect(moved).toEqual({ gains: rights.filter((right) => areaOf(right) !== 'TEAM'), loses: [] });
  });
});

describe('what the mover hands out', () => {
  const administratorThere = [assignment('new', both, builtInRoles.admin)];

  it('is nothing to whoever holds all of it here', () => {
    expect(rightsHandedOut([administratorThere], before, after, [assignment('moved', both, rights)])).toEqual([]);
  });

  it('is what they do not hold here, also when it is given to themselves', () => {
    const mover = [assignment('moved', both, ['TEAM:read', 'TEAM:update']), ...administratorThere];
    expect(rightsHandedOut([mover], before, after, mover)).toEqual(
      rights.filter((right) => right !== 'TEAM:read' && right !== 'TEAM:update'),
    );
  });

  it('is what they hold at the team but not beneath it', () => {
    const mover = [assignment('moved', 'current', rights)];
    expect(rightsHandedOut([administratorThere], before, after, mover)).toEqual(rights);
  });

  it('is never more than what somebody gains', () => {
    fc.assert(
      fc.property(teamMoves, fc.array(heldByOne, { maxLength: 3 }), heldByOne, (move, people, mover) => {
        const gained = people.flatMap((held) => rightsMoved(held, move.before, move.after).gains);
        expect(gained).toEqual(expect.arrayContaining(rightsHandedOut(people, move.before, move.after, mover)));
        expect(rightsHandedOut(people, move.before, move.after, [assignment('root', both, rights)])).toEqual([]);
      }),
    );
  });
});
