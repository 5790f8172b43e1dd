import { type KeyboardEvent, useState } from 'react';
import type { VisibleNode } from '../tree.ts';

type Acts = {
  shown: VisibleNode[];
  listOpened: boolean;
  openList: (opened: boolean) => void;
  openNode: (value: string, opened: boolean) => void;
  choose: (value: string) => void;
  removeLast: () => void;
  typed: boolean;
};

/**
 * The keys of a tree below a search box, as a combobox with a tree has them: up and down move, right opens a node or goes into it,
 * left closes it or goes to its parent, Enter chooses, Escape closes, Backspace in an empty box takes the last choice away.
 */
export const useTreeKeys = ({ shown, listOpened, openList, openNode, choose, removeLast, typed }: Acts) => {
  const [active, setActive] = useState<string | null>(null);
  const index = shown.findIndex(({ node }) => node.value === active);
  const current = shown[index];
  const move = (to: number) => setActive(shown[Math.min(Math.max(to, 0), shown.length - 1)]?.node.value ?? null);

  const keys: Record<string, () => boolean> = {
    ArrowDown: () => {
      openList(true);
      move(index + 1);
      return true;
    },
    ArrowUp: () => {
      openList(true);
      move(index === -1 ? shown.length - 1 : index - 1);
      return true;
    },
    ArrowRight: () => {
      if (!current || current.node.children.length === 0) return false;
      if (current.opened) move(index + 1);
      else openNode(current.node.value, true);
      return true;
    },
    ArrowLeft: () => {
      if (!current) return false;
      if (current.opened && !typed) openNode(current.node.value, false);
      else if (current.parent) setActive(current.parent);
      return true;
    },
    Enter: () => {
      if (current) choose(current.node.value);
      return listOpened;
    },
    Escape: () => {
      openList(false);
      setActive(null);
      return listOpened;
    },
    Backspace: () => {
      if (!typed) removeLast();
      return !typed;
    },
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keys[event.key];
    const isClosed = !listOpened && ['ArrowLeft', 'ArrowRight', 'Enter', 'Escape'].includes(event.key);
    if (key && !isClosed && key()) event.preventDefault();
  };
  return { active: current ? active : null, onKeyDown, forget: () => setActive(null) };
};
