import { describe, expect, it } from 'vitest';
import { countOf, growTree, namesAlong, nodeAt, type TeamRow } from './grow-tree.ts';
import { treeStep } from './tree-keys.ts';
import { mostShown, visibleTeams } from './visible-teams.ts';

const row = (key: string, parent: string | null, name = key, organisations = 1): TeamRow => ({
  key,
  parent,
  name,
  organisations,
  version: 1,
  actions: [],
});
const rows = [
  row('root', null, 'Streekdata', 0),
  row('brabant', 'root', 'Noord-Brabant', 2),
  row('kempen', 'brabant', 'Kempen', 3),
  row('bladel', 'kempen', 'Bladel'),
  row('meierij', 'brabant', 'Meierij'),
  row('fryslan', 'root', 'Fryslân'),
];
const tree = growTree(rows);
const seen = (opened: string[], query = '') =>
  visibleTeams(tree, { opened: new Set(opened), query }).shown.map(({ node, level }) => `${level} ${node.key}`);

describe('the tree', () => {
  it('adds up organisations, and knows the way to each team', () => {
    expect(tree.map(({ key, total }) => [key, total])).toEqual([['root', 8]]);
    expect(nodeAt(tree, 'brabant')?.total).toBe(7);
    expect(nodeAt(tree, 'bladel')?.path).toEqual(['root', 'brabant', 'kempen', 'bladel']);
    expect(namesAlong(tree, ['root', 'brabant'])).toEqual(['Streekdata', 'Noord-Brabant']);
    expect(countOf(tree)).toBe(6);
    expect(nodeAt(tree, 'nowhere')).toBeUndefined();
  });

  it('shows what is opened', () => {
    expect(seen([])).toEqual(['1 root']);
    expect(seen(['root', 'kempen'])).toEqual(['1 root', '2 brabant', '2 fryslan']);
    expect(seen(['root', 'brabant'])).toEqual(['1 root', '2 brabant', '3 kempen', '3 meierij', '2 fryslan']);
  });

  it('tells of each row how many stand beside it', () => {
    const { shown } = visibleTeams(tree, { opened: new Set(['root', 'brabant']), query: '' });
    expect(shown.map(({ position, siblings, opened, parent }) => [position, siblings, opened, parent])).toEqual([
      [1, 1, true, null],
      [1, 2, true, 'root'],
      [1, 2, false, 'brabant'],
      [2, 2, false, 'brabant'],
      [2, 2, false, 'root'],
    ]);
  });
});

describe('a search', () => {
  it('finds by the beginning of a word, without accents, and shows the way to it', () => {
    expect(seen([], 'blad')).toEqual(['1 root', '2 brabant', '3 kempen', '4 bladel']);
    expect(seen([], 'FRYSLAN')).toEqual(['1 root', '2 fryslan']);
    expect(seen([], 'brab')).toEqual(['1 root', '2 brabant']);
    expect(seen([], 'nergens')).toEqual([]);
  });

  it('shows beneath what it found everything once that is opened by hand', () => {
    expect(seen(['brabant'], 'brab')).toEqual(['1 root', '2 brabant', '3 kempen', '3 meierij']);
  });

  it('counts what it found, and stops after so many rows', () => {
    const wide = growTree([row('top', null), ...Array.from({ length: 2000 }, (_, index) => row(`k${index}`, 'top', `Wijkteam ${index}`))]);
    const { shown, hits, cut } = visibleTeams(wide, { opened: new Set(), query: 'wijk' });
    expect([shown.length, hits, cut]).toEqual([mostShown, 2000, true]);
    expect(visibleTeams(wide, { opened: new Set(), query: 'wijkteam 1234' })).toMatchObject({ hits: 1, cut: false });
  });
});

describe('keys', () => {
  const { shown } = visibleTeams(tree, { opened: new Set(['root', 'brabant']), query: '' });
  it.each([
    ['root', 'ArrowDown', { go: 'brabant' }],
    ['root', 'ArrowUp', null],
    ['fryslan', 'ArrowDown', null],
    ['fryslan', 'Home', { go: 'root' }],
    ['root', 'End', { go: 'fryslan' }],
    ['brabant', 'ArrowRight', { go: 'kempen' }],
    ['kempen', 'ArrowRight', { open: ['kempen'] }],
    ['meierij', 'ArrowRight', null],
    ['brabant', 'ArrowLeft', { close: 'brabant' }],
    ['kempen', 'ArrowLeft', { go: 'brabant' }],
    ['kempen', '*', { open: ['kempen', 'meierij'] }],
    ['kempen', 'Enter', { choose: 'kempen' }],
    ['kempen', ' ', { choose: 'kempen' }],
    ['root', 'm', { go: 'meierij' }],
    ['meierij', 'F', { go: 'fryslan' }],
    ['meierij', 'x', null],
    ['meierij', 'Tab', null],
    ['unseen', 'ArrowDown', null],
  ])('at %s: %s', (at, key, step) => expect(treeStep(shown, at, key)).toEqual(step));
});
