import { folded, found } from '../../../forms/tree.ts';
import type { TeamNode } from './grow-tree.ts';

/** A team as it is shown, with what the keyboard and a screen reader need to know of its place. */
export type VisibleTeam = {
  node: TeamNode;
  level: number;
  parent: string | null;
  opened: boolean;
  position: number;
  siblings: number;
  /** Only on the way to what a search found. */
  way: boolean;
};

/** What is opened by hand, and what is searched for. */
export type Looked = { opened: ReadonlySet<string>; query: string };

/** What is shown, how many teams a search found, and whether the list ends before all of it is shown. */
export type Seen = { shown: VisibleTeam[]; hits: number; cut: boolean };

/** A search shows so many rows at most: who finds more has to ask more precisely. */
export const mostShown = 100;

type Marks = { hits: Set<string>; ways: Set<string> };

/** Which teams a search finds, and which have one beneath them. */
const marked = (nodes: readonly TeamNode[], query: string): Marks => {
  const marks: Marks = { hits: new Set(), ways: new Set() };
  const mark = (node: TeamNode): boolean => {
    const beneath = node.children.map(mark).includes(true);
    const hit = found(query, node.words);
    if (hit) marks.hits.add(node.key);
    if (beneath) marks.ways.add(node.key);
    return hit || beneath;
  };
  for (const node of nodes) mark(node);
  return marks;
};

type Children = (node: TeamNode) => readonly TeamNode[];

type Lay = { children: Children; isWay: (node: TeamNode) => boolean };

const lay = (nodes: readonly TeamNode[], parent: string | null, level: number, how: Lay): VisibleTeam[] =>
  nodes.flatMap((node, index) => {
    const below = how.children(node);
    const row = { node, level, parent, opened: below.length > 0, position: index + 1, siblings: nodes.length, way: how.isWay(node) };
    return [row, ...lay(below, node.key, level + 1, how)];
  });

/** The teams to show, from top to bottom: what is opened or, while searching, what is found and the way to it. */
export const visibleTeams = (top: readonly TeamNode[], { opened, query }: Looked): Seen => {
  const asked = folded(query).trim();
  const byHand: Children = ({ key, children }) => (opened.has(key) ? children : []);
  if (asked === '') return { shown: lay(top, null, 1, { children: byHand, isWay: () => false }), hits: 0, cut: false };
  const { hits, ways } = marked(top, asked);
  const inSight = ({ key }: TeamNode) => hits.has(key) || ways.has(key);
  // Beneath what a search found, and that holds nothing else it found, everything shows when it is opened by hand.
  const searched: Children = (node) => (ways.has(node.key) ? node.children.filter(inSight) : byHand(node));
  const shown = lay(top.filter(inSight), null, 1, { children: searched, isWay: ({ key }) => ways.has(key) && !hits.has(key) });
  return { shown: shown.slice(0, mostShown), hits: hits.size, cut: shown.length > mostShown };
};
