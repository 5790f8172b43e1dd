import { describe, expect, it } from 'vitest';
import { folded, found, treeOf } from './tree.ts';

const item = (value: string, parent: string | null, label = value) => ({ value, parent, label, words: [] });

describe('a tree to choose from', () => {
  it('puts each item below its parent, by name', () => {
    const tree = treeOf([item('nl', null), item('zh', 'nl'), item('nb', 'nl'), item('be', null)], 'nl');
    expect(tree.map((node) => [node.value, node.children?.map((child) => child.value)])).toEqual([
      ['be', undefined],
      ['nl', ['nb', 'zh']],
    ]);
  });

  it('keeps an item whose parent is not there', () => {
    expect(treeOf([item('bladel', 'gone')], 'nl').map((node) => node.value)).toEqual(['bladel']);
  });

  it('looks in synonyms as well', () => {
    const [node] = treeOf([{ value: 'lib', parent: null, label: 'Bibliotheek', words: ['Leeszaal'] }], 'nl');
    expect(found('lees', node?.nodeProps.words ?? '')).toBe(true);
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
