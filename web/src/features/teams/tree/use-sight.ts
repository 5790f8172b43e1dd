import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { TeamNode } from './grow-tree.ts';
import { treeStep } from './tree-keys.ts';
import { type Seen, visibleTeams } from './visible-teams.ts';

/** The id of the row of a team in one tree. */
const rowId = (tree: string, key: string): string => `${tree}-${key}`;

export type Sight = Seen & {
  id: string;
  /** The one row that the Tab key comes to. */
  active: string | null;
  setActive: (key: string) => void;
  query: string;
  /** The query that what is shown answers to; it follows the typing as soon as there is time. */
  asked: string;
  search: (query: string) => void;
  opened: ReadonlySet<string>;
  open: (keys: readonly string[]) => void;
  close: (key?: string) => void;
  /** Goes to a team, as soon as it is there: opens what is above it and gives it the focus. */
  reveal: (key: string) => void;
  /** What a key does at a row; false: nothing. */
  press: (at: string, key: string, choose: (node: TeamNode) => void) => boolean;
  rowOf: (key: string) => string;
};

type Start = { opened: readonly string[]; active?: string | undefined; query?: string };

/** Which teams of these trees are in sight, which of them is active, and what moves that. */
export const useSight = (top: readonly TeamNode[], start: Start): Sight => {
  const id = useId();
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(start.opened));
  const [query, search] = useState(start.query ?? '');
  const [wish, setActive] = useState<string | null>(start.active ?? null);
  const [wanted, reveal] = useState<string | null>(null);
  const asked = useDeferredValue(query);
  const seen = useMemo(() => visibleTeams(top, { opened, query: asked }), [top, opened, asked]);
  const { shown } = seen;
  const active = shown.find(({ node }) => node.key === wish)?.node.key ?? shown[0]?.node.key ?? null;
  const open = (keys: readonly string[]) => setOpened(new Set([...opened, ...keys]));
  const close = (key?: string) => setOpened(new Set(key === undefined ? [] : [...opened].filter((one) => one !== key)));
  const go = (key: string) => {
    setActive(key);
    document.getElementById(rowId(id, key))?.focus();
  };

  useEffect(() => {
    if (wanted === null) return;
    const row = document.getElementById(rowId(id, wanted));
    const above = pathTo(top, wanted);
    if (row) {
      row.focus();
      setActive(wanted);
      reveal(null);
    } else if (above && above.some((key) => !opened.has(key))) setOpened(new Set([...opened, ...above]));
  }, [wanted, id, top, opened, shown]);

  const press: Sight['press'] = (at, key, choose) => {
    const step = treeStep(shown, at, key);
    if (!step) return false;
    if ('go' in step) go(step.go);
    if ('open' in step) open(step.open);
    if ('close' in step) {
      // What a search opened cannot be closed; from there one goes up.
      const parent = shown.find(({ node }) => node.key === at)?.parent ?? null;
      if (opened.has(step.close)) close(step.close);
      else if (parent !== null) go(parent);
    }
    if ('choose' in step) {
      const node = shown.find((one) => one.node.key === step.choose)?.node;
      if (node) choose(node);
    }
    return true;
  };
  return { ...seen, id, active, setActive, query, asked, search, opened, open, close, reveal, press, rowOf: (key) => rowId(id, key) };
};

/** The teams above one in these trees; null: it is not there. */
const pathTo = (nodes: readonly TeamNode[], key: string): string[] | null => {
  for (const node of nodes) {
    if (node.key === key) return [];
    const below = pathTo(node.children, key);
    if (below) return [node.key, ...below];
  }
  return null;
};
