import { describe, expect, it } from 'vitest';
import { ancestorsOf, folded, found, nodesByValue, treeOf, visibleNodes } from './tree.ts';

const item = (value: string, parent: string | null, label = value) => ({ value, parent, label, words: [] });

describe('a tree to choose from', () => {
  it('puts each item below its parent, by name', () => {
    const tree = treeOf([item('nl', null), item('zh', 'nl'), item('nb', 'nl'), item('be', null)], 'nl');
    expect(tree.map((node) => [node.value, node.children.map((child) => child.value)])).toEqual([
      ['be', []],
      ['nl', ['nb', 'zh']],
    ]);
  });

  it('keeps an item whose parent is not there', () => {
    expect(treeOf([item('bladel', 'gone')], 'nl').map((node) => node.value)).toEqual(['bladel']);
  });

  it('looks in synonyms as well', () => {
    const [node] = treeOf([{ value: 'lib', parent: null, label: 'Bibliotheek', words: ['Leeszaal'] }], 'nl');
    expect(found('lees', node?.words ?? '')).toBe(true);
  });
});

describe('searching', () => {
  it.each([
    ['sluis', 'Sluis', true],
    ['hertog', "'s-Hertogenbosch", true],
    ['geneve', 'Genève', true],
    ['alphen rijn', 'Alphen aan den Rijn', true],
    ['del', 'Bladel', false],
    ['adel', 'Bladel', false],
    ['oirschot', 'Oost-, West- en Middeloirschot', true],
    ['', 'Bladel', true],
    ['venlo', 'Bladel', false],
  ])('%s in %s: %s', (query, name, expected) => expect(found(query, folded(name))).toBe(expected));
});

describe('what is shown of a tree', () => {
  const tree = treeOf(
    [
      item('nl', null, 'Nederland'),
      item('nb', 'nl', 'Noord-Brabant'),
      item('bladel', 'nb', 'Bladel'),
      item('eersel', 'nb', 'Eersel'),
      item('be', null, 'België'),
    ],
    'nl',
  );
  const shown = (query: string, ...opened: string[]) =>
    visibleNodes(tree, { query, opened: new Set(opened) }).map(({ node, level }) => `${level} ${node.value}`);

  it('is the top, and what was opened', () => {
    expect(shown('')).toEqual(['1 be', '1 nl']);
    expect(shown('', 'nl')).toEqual(['1 be', '1 nl', '2 nb']);
    expect(shown('', 'nb')).toEqual(['1 be', '1 nl']);
  });

  it('is the way to what a search finds', () => {
    expect(shown('bladel')).toEqual(['1 nl', '2 nb', '3 bladel']);
    expect(shown('venlo')).toEqual([]);
  });

  it('is everything below what was found and then opened', () => {
    expect(shown('brabant')).toEqual(['1 nl', '2 nb']);
    expect(shown('brabant', 'nb')).toEqual(['1 nl', '2 nb', '3 bladel', '3 eersel']);
  });

  it('knows the way to a node, and each node', () => {
    expect(ancestorsOf(tree, 'bladel')).toEqual(['nl', 'nb']);
    expect(ancestorsOf(tree, 'nl')).toEqual([]);
    expect(nodesByValue(tree).get('eersel')?.label).toBe('Eersel');
  });
});
