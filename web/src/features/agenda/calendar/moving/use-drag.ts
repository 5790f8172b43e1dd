import type { Span } from '@bronhouder/domain/agenda/item.ts';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { minutesOf } from '../layout/pieces.ts';
import type { Shown } from '../shown.ts';
import { droppedAt, sameSpan, spanOf, type Target } from './drop.ts';

/** The click that follows on letting go is no click on the item any more; none follows where what was taken is gone by then. */
const swallowClick = () => {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
};

/** What is being dragged, and where it would come down. */
export type Drag = { shown: Shown; span: Span };

/** So many pixels are still a click. */
const slack = 5;

/** The day under a point of the screen: elements say by `data-drop` which day they are, and by `data-from` and `data-till` which minutes of it. */
const targetAt = (x: number, y: number): Target | undefined => {
  const found = document.elementsFromPoint(x, y).find((element) => element instanceof HTMLElement && element.dataset['drop']);
  if (!(found instanceof HTMLElement)) return undefined;
  const { drop: day = '', from, till } = found.dataset;
  const { top, height } = found.getBoundingClientRect();
  return { day, top, height, ...(from !== undefined && till !== undefined && { from: Number(from), till: Number(till) }) };
};

type Held = { shown: Shown; x: number; y: number; minutes: number; moving: boolean };

/** How far below its beginning something was taken, where minutes are shown. */
const heldMinutes = (shown: Shown, x: number, y: number): number => {
  const target = targetAt(x, y);
  if (target?.from === undefined || target.till === undefined || target.day !== shown.start.slice(0, 10)) return 0;
  return target.from + ((y - target.top) / target.height) * (target.till - target.from) - minutesOf(shown.start);
};

/** Drags by mouse or pen; a finger scrolls, and the key M or the menu moves as well. Escape lets go without moving. */
export const useDrag = (onDrop: (shown: Shown, span: Span) => void) => {
  const held = useRef<Held | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  useEffect(() => {
    const spanAt = (event: globalThis.PointerEvent): Drag | null => {
      const one = held.current;
      const target = one && targetAt(event.clientX, event.clientY);
      return target ? { shown: one.shown, span: droppedAt(one.shown, target, event.clientY, one.minutes) } : null;
    };
    const end = () => {
      held.current = null;
      setDrag(null);
    };
    const move = (event: globalThis.PointerEvent) => {
      const one = held.current;
      if (!one) return;
      one.moving ||= Math.hypot(event.clientX - one.x, event.clientY - one.y) > slack;
      if (one.moving) setDrag(spanAt(event));
    };
    const up = (event: globalThis.PointerEvent) => {
      const one = held.current;
      const found = one?.moving ? spanAt(event) : null;
      if (one?.moving) swallowClick();
      end();
      if (found && !sameSpan(found.span, spanOf(found.shown))) drop.current(found.shown, found.span);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && held.current) end();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', key);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', key);
    };
  }, []);

  const grab = (event: PointerEvent<HTMLElement>, shown: Shown) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    held.current = { shown, x, y, minutes: heldMinutes(shown, x, y), moving: false };
  };
  return { drag, grab };
};
