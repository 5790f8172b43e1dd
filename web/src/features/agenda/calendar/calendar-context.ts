import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { createContext, type PointerEvent, use } from 'react';
import type { Drag } from './moving/use-drag.ts';
import type { Shown } from './shown.ts';

/** What every view of the calendar shares. */
export type CalendarValue = {
  today: Day;
  /** The stop that the tab key leads to. */
  active: string;
  onActive: (id: string) => void;
  onOpen: (shown: Shown) => void;
  /** Looks closer at a day. */
  onDay: (day: Day) => void;
  /** Makes something at a day or a time; absent where the user may not. */
  onNew: ((start: string) => void) | undefined;
  onMove: (shown: Shown) => void;
  onSkip: (shown: Shown) => void;
  onResume: (shown: Shown) => void;
  mayChange: (shown: Shown) => boolean;
  drag: Drag | null;
  onGrab: (event: PointerEvent<HTMLElement>, shown: Shown) => void;
  holiday: (day: Day) => string | undefined;
  /** The school vacation that a day is in. */
  vacation: (day: Day) => { name: string; from: Day } | undefined;
  /** Several organisations meet here, so each time says whose it is. */
  several: boolean;
};

export const CalendarContext = createContext<CalendarValue | null>(null);

export const useCalendar = (): CalendarValue => {
  const value = use(CalendarContext);
  if (!value) throw new Error('outside the calendar');
  return value;
};

/** Names a place where the focus can be: a day, a time on it, or what counts the others. */
export const dayStop = (day: Day): string => day;
export const timeStop = (shown: Shown, day: Day): string => `${day} ${shown.id}`;
export const moreStop = (day: Day): string => `${day} more`;

/** What makes a button such a place: one of them is reached by tab, the others by the arrow keys. */
export const useStop = (stop: string, day: Day) => {
  const { active, onActive } = useCalendar();
  return { 'data-stop': stop, 'data-day': day, tabIndex: active === stop ? 0 : -1, onFocus: () => onActive(stop) };
};
