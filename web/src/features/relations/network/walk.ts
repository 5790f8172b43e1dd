import type { KeyboardEvent } from 'react';

type Point = { x: number; y: number };

/** How far something lies in the direction of an arrow key, sideways counted double; nothing behind. */
const distance: Record<string, (by: Point) => number> = {
  ArrowRight: ({ x, y }) => (x > 1 ? x + 2 * Math.abs(y) : Infinity),
  ArrowLeft: ({ x, y }) => (x < -1 ? -x + 2 * Math.abs(y) : Infinity),
  ArrowDown: ({ x, y }) => (y > 1 ? y + 2 * Math.abs(x) : Infinity),
  ArrowUp: ({ x, y }) => (y < -1 ? -y + 2 * Math.abs(x) : Infinity),
};

const middleOf = (element: Element): Point => {
  // Of a link in a drawing the box counts, not what its letters reach.
  const { left, right, top, bottom } = (element.querySelector('rect') ?? element).getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** With an arrow key the focus goes to the nearest organisation in that direction. */
export const walk = (event: KeyboardEvent<Element>): void => {
  const far = distance[event.key];
  const drawing = event.currentTarget.closest('svg');
  if (!far || !drawing) return;
  const from = middleOf(event.currentTarget);
  const reach = (element: Element) => {
    const to = middleOf(element);
    return far({ x: to.x - from.x, y: to.y - from.y });
  };
  // What lies behind is no candidate; two of those could not be compared either.
  const ahead = [...drawing.querySelectorAll('a')].filter((element) => reach(element) < Infinity);
  const [nearest] = ahead.toSorted((one, other) => reach(one) - reach(other));
  if (!nearest) return;
  event.preventDefault();
  nearest.focus();
};
