import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOfTeam, tidyTeam } from './naming.ts';
import { againstRemoval } from './remove.ts';
import { type InTree, inTreeOrder } from './tree.ts';

describe('a name and a comment', () => {
  it.each<[string, string, string, boolean, string[]]>([
    ['fine', 'Kempen', 'Wat hier gebeurt:\n- alles', false, []],
    ['no name', '', '', false, ['name required']],
    ['spaces only', ' \t ', '', false, ['name required']],
    ['the name of a sibling', 'Kempen', '', true, ['name not-unique']],
    ['HTML', '<b>Kempen</b>', '<i>x</i>', false, ['name html', 'comment html']],
    ['control codes', 'Kem\u0007pen', '', false, ['name control-codes']],
    ['a line break in the name', 'Kem\npen', '', false, ['name control-codes']],
    ['too long', 'x'.repeat(201), 'x'.repeat(4001), false, ['name too-long', 'comment too-long']],
    ['as long as may be', 'é'.repeat(200), '😀'.repeat(4000), false, []],
  ])('%s', (_, name, comment, taken, expected) => {
    expect(problemsOfTeam({ name, comment }, taken).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('are kept one way', () => {
    expect(tidyTeam({ name: '  Frysla\u0302n ', comment: 'een\r\ntwee ' })).toEqual({ name: 'Fryslân', comment: 'een\ntwee' });
  });
});

describe('deleting a team', () => {
  const empty = { subteams: 0, organisations: 0, roles: 0, relationTypes: 0 };
  it.each([
    ['an empty one', ['root', 'team'], empty, null],
    ['the root', ['root'], empty, 'team.root'],
    ['with a subteam', ['root', 'team'], { ...empty, subteams: 1 }, 'team.not-empty'],
    ['with an organisation', ['root', 'team'], { ...empty, organisations: 1 }, 'team.not-empty'],
    ['with a role of its own', ['root', 'team'], { ...empty, roles: 1 }, 'team.not-empty'],
  ])('%s', (_, teams, contents, code) => expect(againstRemoval({ teams }, contents)?.code ?? null).toBe(code));

  it('counts what is in it', () => {
    const contents = { subteams: 1, organisations: 2, roles: 3, relationTypes: 4 };
    expect(againstRemoval({ teams: ['root', 'team'] }, contents)).toEqual({ code: 'team.not-empty', values: contents });
  });
});

/** A tree in which each team stands beneath one with a smaller number. */
const trees = fc
  .array(fc.record({ parent: fc.nat(), name: fc.constantFrom('Oost', 'West', 'Élan', 'elan', 'Team 9', 'Team 10') }), { maxLength: 40 })
  .map((seeds) =>
    seeds.map(({ parent, name }, index): InTree => ({ key: `${index}`, name, parent: index === 0 ? null : `${parent % index}` })),
  );

describe('the order of the tree', () => {
  it('holds every team once, each right after its own, siblings by name', () => {
    fc.assert(
      fc.property(trees, fc.integer(), (teams, seed) => {
        const shuffled = teams.toSorted((one, other) => ((Number(one.key) * seed) % 7) - ((Number(other.key) * seed) % 7));
        const ordered = inTreeOrder(shuffled, 'nl');
        expect(ordered.map(({ key }) => key).toSorted()).toEqual(teams.map(({ key }) => key).toSorted());
        const path: string[] = [];
        const lastName = new Map<string, string>();
        for (const { key, name, parent } of ordered) {
          while (path.length > 0 && path.at(-1) !== parent) path.pop();
          expect(path.at(-1) ?? null).toBe(parent);
          const before = lastName.get(parent ?? '');
          if (before !== undefined) expect(before.localeCompare(name, 'nl', { numeric: true })).toBeLessThanOrEqual(0);
          lastName.set(parent ?? '', name);
          path.push(key);
        }
      }),
    );
  });

  it('puts at the top what has no parent among them', () => {
    const teams = [
      { key: 'b', name: 'B', parent: 'unseen' },
      { key: 'a', name: 'A', parent: 'unseen too' },
      { key: 'c', name: 'C', parent: 'b' },
    ];
    expect(inTreeOrder(teams, 'nl').map(({ key, parent }) => `${key} ${parent}`)).toEqual(['a null', 'b null', 'c b']);
  });
});
