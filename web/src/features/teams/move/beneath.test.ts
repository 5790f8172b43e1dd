import { describe, expect, it } from 'vitest';
import { growTree, nodeAt, type TeamRow } from '../tree/grow-tree.ts';
import { type Moved, whyNotBeneath } from './beneath.ts';

const row = (key: string, parent: string | null, actions: string[]): TeamRow => ({
  key,
  parent,
  name: key,
  organisations: 0,
  version: 1,
  actions,
});
const creates = ['TEAM:create', 'ORGANISATION:create'];
const tree = growTree([
  row('root', null, creates),
  row('old', 'root', creates),
  row('moved', 'old', creates),
  row('beneath', 'moved', creates),
  row('teams', 'root', ['TEAM:create']),
  row('organisations', 'root', ['ORGANISATION:create']),
]);
const team: Moved = { kind: 'team', key: 'moved', name: '', version: 1, path: ['root', 'old', 'moved'] };
const organisation: Moved = { kind: 'organisation', key: 'o', name: '', version: 1, path: ['root', 'old'] };
const against = (moved: Moved, key: string) => {
  const node = nodeAt(tree, key);
  return node && whyNotBeneath(moved, node);
};

describe('where it cannot be put', () => {
  it.each([
    ['root', null, null],
    ['old', 'here', 'here'],
    ['moved', 'itself', null],
    ['beneath', 'own', null],
    ['teams', null, 'noRight'],
    ['organisations', 'noRight', null],
  ])('%s', (key, ofTeam, ofOrganisation) => expect([against(team, key), against(organisation, key)]).toEqual([ofTeam, ofOrganisation]));

  it('an organisation whose team is out of sight can go wherever one may make organisations', () => {
    expect(against({ ...organisation, path: [] }, 'old')).toBeNull();
  });
});
