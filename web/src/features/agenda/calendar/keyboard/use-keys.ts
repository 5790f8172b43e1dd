import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Across, type Stops, wayFrom } from './walk.ts';

/** The places of the focus as they stand on the screen, by day. */
const stopsIn = (root: HTMLElement | null): Stops[] => {
  const days = new Map<string, string[]>();
  for (const { dataset } of root?.querySelectorAll<HTMLElement>('[data-stop]') ?? []) {
    const { day = '', stop = '' } = dataset;
    days.set(day, [...(days.get(day) ?? []), stop]);
  }
  return [...days].map(([day, ids]) => ({ day, ids })).sort((one, other) => one.day.localeCompare(other.day));
};

const elementOf = (root: HTMLElement | null, stop: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(stop)}"]`) ?? null;

/** Where the focus goes once the days of another period stand there: to a day of it, or to its first or last. */
export type Landing = { from: Day; till: Day; at: 'first' | 'last' | { day: Day } };

type Options = {
  root: RefObject<HTMLElement | null>;
  across: Across;
  /** Where the tab key leads to when the focus was nowhere yet. */
  first: Day;
  /** The days that are asked for stand there, with what is on them. */
  settled: boolean;
  /** Goes to the period before or after, and says which days those are. */
  onStep: (by: -1 | 1) => Omit<Landing, 'at'>;
  /** What single letters do; they count only while the focus is in the calendar. */
  letters: Record<string, (stop: string) => void>;
};

const pages: Record<string, -1 | 1> = { PageUp: -1, PageDown: 1 };

/** The calendar by keyboard: one place is reached by tab; the arrow keys go on from there, and over the edge into the next period. */
export const useKeys = ({ root, across, first, settled, onStep, letters }: Options) => {
  const [active, setActive] = useState<string>(first);
  const landing = useRef<Landing | null>(null);

  // What is on the screen decides: after each change of it the tab key has to lead to something.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- sets only what is not on the screen, to something that is
  useLayoutEffect(() => {
    const stops = stopsIn(root.current);
    const is = (stop: string) => stops.some(({ ids }) => ids.includes(stop));
    const [start] = stops[0]?.ids ?? [];
    if (start !== undefined && !is(active)) setActive(is(first) ? first : start);
  });

  useEffect(() => {
    const to = landing.current;
    const stops = stopsIn(root.current);
    if (!to || !settled || stops.some(({ day }) => day < to.from || day > to.till)) return;
    landing.current = null;
    const day =
      to.at === 'first'
        ? stops[0]
        : to.at === 'last'
          ? stops.at(-1)
          : stops.find((one) => typeof to.at === 'object' && one.day === to.at.day);
    const [stop] = (day ?? stops[0])?.ids ?? [];
    if (stop === undefined) root.current?.focus();
    else elementOf(root.current, stop)?.focus();
  });

  const land = (to: Landing) => {
    landing.current = to;
  };
  // The calendar itself holds the focus while the next days are on their way, so that no key is lost.
  const leave = () => root.current?.focus({ preventScroll: true });
  const step = (by: -1 | 1, at: 'first' | 'last') => {
    leave();
    land({ ...onStep(by), at });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stop = event.target instanceof HTMLElement ? event.target.dataset['stop'] : undefined;
    if ((stop === undefined && event.target !== root.current) || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = pages[event.key];
    const letter = letters[event.key.toLowerCase()];
    const isArrow = event.key.startsWith('Arrow');
    if (page === undefined && !letter && !isArrow) return;
    event.preventDefault();
    if (page !== undefined) step(page, 'first');
    letter?.(stop ?? first);
    if (!isArrow) return;
    if (stop === undefined) {
      elementOf(root.current, active)?.focus();
      return;
    }
    const way = wayFrom(stopsIn(root.current), stop, event.key, across);
    if (way && 'id' in way) elementOf(root.current, way.id)?.focus();
    if (way && 'edge' in way) step(way.edge, way.edge === 1 ? 'first' : 'last');
  };
  return { active, onActive: setActive, onKeyDown, land };
};
