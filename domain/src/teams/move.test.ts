import { describe, expect, it } from 'vitest';
import { rights } from '../permissions/right.ts';
import type { Assignment, Subject } from '../permissions/assignment.ts';
import { obstaclesTo, placeAfter, standsBeneath } from './move.ts';

const everything: Assignment = {
  key: 'a',
  role: { key: 'role', name: 'Role', builtIn: null, rights },
  place: { kind: 'team', key: 'root', name: 'Root' },
  scope: 'currentAndBeneath',
};
const at = (key: string, of: readonly Assignment['role']['rights'][number][]): Assignment => ({
  ...everything,
  role: { ...everything.role, rights: of },
  place: { kind: 'team', key, name: key },
});

const team: Subject = { teams: ['root', 'old', 'moved'] };
const organisation: Subject = { teams: ['root', 'old'], organisation: 'organisation' };
const to = (...teams: string[]): Subject => ({ teams });
const fine = { mover: [everything], people: [], roles: [], nameTaken: null };
const codes = (it: Subject, target: Subject, known: Partial<Parameters<typeof obstaclesTo>[1]> = {}) =>
  obstaclesTo({ it, target }, { ...fine, ...known }).map(({ code }) => code);

describe('where something comes to stand', () => {
  it('a team beneath the target, an organisation in it', () => {
    expect(placeAfter({ it: team, target: to('root', 'new') })).toEqual({ teams: ['root', 'new', 'moved'] });
    expect(placeAfter({ it: organisation, target: to('root', 'new') })).toEqual({ teams: ['root', 'new'], organisation: 'organisation' });
  });
  it('the root stands beneath nothing', () => {
    expect([standsBeneath(to('root')), standsBeneath(team), standsBeneath(organisation)]).toEqual([null, 'old', 'old']);
  });
});

describe('what stands in the way', () => {
  it.each<[string, Subject, Subject, string[]]>([
    ['nothing, beneath another team', team, to('root', 'new'), []],
    ['nothing, higher in the same branch', team, to('root'), []],
    ['the root team', to('root'), to('root', 'old'), ['team.root']],
    ['the root team, beneath itself', to('root'), to('root'), ['team.root']],
    ['where it stands already', team, to('root', 'old'), ['team.move-same']],
    ['itself', team, team, ['team.move-beneath-itself']],
    ['a team of its own', team, to('root', 'old', 'moved', 'sub', 'subsub'), ['team.move-beneath-itself']],
    ['nothing, for an organisation', organisation, to('root', 'new'), []],
    ['an organisation in its own team', organisation, to('root', 'old'), ['team.move-same']],
    ['nothing, for an organisation beneath its own team', organisation, to('root', 'old', 'moved'), []],
  ])('%s', (_, it, target, expected) => expect(codes(it, target)).toEqual(expected));

  it('the right to create there: of teams for a team, of organisations for an organisation', () => {
    const holding = (...of: Parameters<typeof at>[1][number][]) => ({ mover: [at('new', of), at('old', rights)] });
    const target = to('root', 'new');
    expect(codes(team, target, holding('TEAM:create'))).toEqual([]);
    expect(codes(team, target, holding('ORGANISATION:create'))).toEqual(['team.move-target']);
    expect(codes(organisation, target, holding('ORGANISATION:create'))).toEqual([]);
    expect(codes(organisation, target, holding('TEAM:create'))).toEqual(['team.move-target']);
  });

  it('rights that others would get and the mover does not hold here', () => {
    const mover = [at('moved', ['TEAM:read', 'TEAM:update']), at('new', ['TEAM:create'])];
    const known = { mover, people: [[at('new', ['TEAM:read', 'TEAM:settings'])], mover] };
    expect(obstaclesTo({ it: team, target: to('root', 'new') }, { ...fine, ...known })).toEqual([
      { code: 'team.move-rights', values: { count: 2 } },
    ]);
  });

  it('roles of teams that would no longer be above, each once; built-in ones and those that stay above do not', () => {
    const roles = [
      { name: 'Zorg', team: 'old' },
      { name: 'Archief', team: 'old' },
      { name: 'Zorg', team: 'old' },
      { name: 'Overal', team: 'root' },
      { name: 'Eigen', team: 'moved' },
      { name: 'Beheerder', team: null },
    ];
    expect(obstaclesTo({ it: team, target: to('root', 'new') }, { ...fine, roles })).toEqual([
      { code: 'team.move-roles', values: { names: 'Archief, Zorg' } },
    ]);
    expect(codes(team, to('root', 'old', 'older'), { roles })).toEqual([]);
    expect(codes(organisation, to('root', 'new'), { roles: [{ name: 'Zorg', team: 'old' }] })).toEqual(['team.move-roles']);
  });

  it('all of it at once', () => {
    const known = { mover: [at('moved', ['TEAM:update'])], people: [[at('new', rights)]], roles: [{ name: 'Zorg', team: 'old' }] };
    expect(codes(team, to('root', 'new'), { ...known, nameTaken: 'Moved' })).toEqual([
      'team.move-target',
      'team.move-name',
      'team.move-rights',
      'team.move-roles',
    ]);
  });
});
