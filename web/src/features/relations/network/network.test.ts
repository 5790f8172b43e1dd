import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';
import { linesOfText } from './lines-of-text.ts';
import { type Branch, type Network, treeOf } from './tree.ts';

const label = (output: string) => ({ input: output, output });
const partOf = { key: 'p', kind: 'partOf' as const, labels: { source: label('hoort bij'), target: label('heeft') } };
const equal = { key: 'e', kind: 'equal' as const, labels: { source: label('werkt samen met'), target: label('werkt samen met') } };
const node = (key: string, step: number) => ({ key, title: key.toUpperCase(), city: null, archived: false, step });
const edge = (type: string, source: string, target: string) => ({ key: `${source}${target}${type}`, type, source, target });

const network: Network = {
  nodes: [node('a', 0), node('b', 1), node('c', 1), node('d', 2)],
  edges: [edge('p', 'a', 'b'), edge('e', 'a', 'b'), edge('p', 'c', 'a'), edge('e', 'b', 'd'), edge('e', 'b', 'c')],
  hidden: [{ beside: 'a', type: 'p', side: 'target', count: 2 }],
  types: [partOf, equal],
};
const shape = (branches: readonly Branch[]): object =>
  branches.map(({ organisation, tie, hidden, children }) => [organisation?.key ?? hidden, tie.label, tie.whole, shape(children)]);

describe('the tree of a network', () => {
  it('has each organisation once, wholes first, what may not be read as a number', () => {
    const tree = treeOf(network, []);
    expect(shape(tree?.branches ?? [])).toEqual([
      ['b', 'hoort bij · werkt samen met', 'there', [['d', 'werkt samen met', 'none', []]]],
      ['c', 'heeft', 'here', []],
      [2, 'heeft', 'here', []],
    ]);
    expect(tree?.cross.map(({ from, label: words, to }) => [from.key, words, to.key])).toEqual([['b', 'werkt samen met', 'c']]);
  });

  it('with chosen types has only what is reached by them', () => {
    expect(shape(treeOf(network, ['e'])?.branches ?? [])).toEqual([
      [
        'b',
        'werkt samen met',
        'none',
        [
          ['c', 'werkt samen met', 'none', []],
          ['d', 'werkt samen met', 'none', []],
        ],
      ],
    ]);
  });
});

describe('the drawing', () => {
  const tree = treeOf(network, []);
  it.each([1100, 340])('%d pixels wide has every box inside it, none over another, and each with its line', (width) => {
    const { boxes, lines, height } = layOut(tree as NonNullable<typeof tree>, width);
    for (const one of boxes) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      for (const other of boxes) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(one === other || apart).toBe(true);
      }
    }
    expect(lines).toHaveLength(boxes.length - 1);
  });
});

it('breaks names between words, and says that something is left out', () => {
  expect(linesOfText('Archief De Acht Zaligheden', 120, 'title', 2)).toEqual(['Archief De Acht', 'Zaligheden']);
  expect(linesOfText('Kort', 120, 'title', 2)).toEqual(['Kort']);
  expect(linesOfText('Stichting Samenwerkende Bibliotheken Noord', 120, 'title', 2)).toEqual(['Stichting', 'Samenwerkende B…']);
});
