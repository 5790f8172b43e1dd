import { folded } from '../../../forms/tree.ts';
import type { VisibleTeam } from './visible-teams.ts';

/** What a key does in a tree: goes to a team, opens or closes one, chooses one. */
export type TreeStep = { go: string } | { open: string[] } | { close: string } | { choose: string };

const isLetter = (key: string): boolean => key.length === 1 && /\S/.test(key);

/**
 * What a key does at a team of the tree, as trees have it: up and down, Home and End; right opens or goes in, left closes or goes
 * up; the asterisk opens all beside it; Enter and Space choose; a letter goes to the next team that begins with it. Null: nothing.
 */
export const treeStep = (shown: readonly VisibleTeam[], at: string, key: string): TreeStep | null => {
  const index = shown.findIndex(({ node }) => node.key === at);
  const here = shown[index];
  if (!here) return null;
  const go = (to: VisibleTeam | undefined): TreeStep | null => (to ? { go: to.node.key } : null);
  const { node, opened, parent } = here;
  if (key === 'ArrowDown') return go(shown[index + 1]);
  if (key === 'ArrowUp') return go(shown[index - 1]);
  if (key === 'Home') return go(shown[0]);
  if (key === 'End') return go(shown.at(-1));
  if (key === 'ArrowRight') {
    if (node.children.length === 0) return null;
    return opened ? go(shown[index + 1]) : { open: [node.key] };
  }
  if (key === 'ArrowLeft') {
    if (opened) return { close: node.key };
    return parent === null ? null : { go: parent };
  }
  if (key === '*') return { open: shown.filter((one) => one.parent === parent).map((one) => one.node.key) };
  if (key === 'Enter' || key === ' ') return { choose: node.key };
  if (!isLetter(key)) return null;
  const others = [...shown.slice(index + 1), ...shown.slice(0, index)];
  return go(others.find((one) => one.node.words.startsWith(folded(key))));
};
