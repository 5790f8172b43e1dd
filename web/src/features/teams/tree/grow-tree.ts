import type { ApiAnswers } from '../../../api/types.ts';
import { folded } from '../../../forms/tree.ts';

export type TeamRow = ApiAnswers['team']['tree'][number];

/** A team with what stands beneath it. `path`: the keys from the highest team in sight down to itself. `total`: organisations, with those beneath. */
export type TeamNode = TeamRow & { path: string[]; total: number; words: string; children: TeamNode[] };

/** The tree of rows that are in its order already: each after the one above it. Returns the highest teams. */
export const growTree = (rows: readonly TeamRow[]): TeamNode[] => {
  const nodes = new Map<string, TeamNode>();
  const top: TeamNode[] = [];
  for (const row of rows) {
    const above = row.parent === null ? undefined : nodes.get(row.parent);
    const node = { ...row, path: [...(above?.path ?? []), row.key], total: row.organisations, words: folded(row.name), children: [] };
    nodes.set(row.key, node);
    (above?.children ?? top).push(node);
  }
  // From the bottom up, so that each is complete when it is added to the one above.
  for (const node of [...nodes.values()].reverse()) {
    const above = node.parent === null ? undefined : nodes.get(node.parent);
    if (above) above.total += node.total;
  }
  return top;
};

/** The team with this key, wherever it stands. */
export const nodeAt = (nodes: readonly TeamNode[], key: string): TeamNode | undefined => {
  for (const node of nodes) {
    const found = node.key === key ? node : nodeAt(node.children, key);
    if (found) return found;
  }
  return undefined;
};

/** The keys of all teams in these trees. */
export const keysIn = (nodes: readonly TeamNode[]): string[] => nodes.flatMap(({ key, children }) => [key, ...keysIn(children)]);

/** How many teams stand in these trees. */
export const countOf = (nodes: readonly TeamNode[]): number => nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

/** The names of the teams on a path, from the highest in sight down. */
export const namesAlong = (nodes: readonly TeamNode[], path: readonly string[]): string[] =>
  path.flatMap((key) => nodeAt(nodes, key)?.name ?? []);
