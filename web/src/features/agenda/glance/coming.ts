import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { Shown } from '../calendar/shown.ts';

/** What a list of the coming days has room for. */
const most = 8;

export type Coming = {
  /** Times by their day, as many as there is room for. */
  days: { day: Day; times: Shown[] }[];
  more: number;
  /** The opening hours of each product at one place. */
  openings: { id: string; title: string; place: string; times: Shown[] }[];
};

/** What is still to come from a moment on: meetings and dates by day, opening hours by what is open. */
export const comingOf = (shown: readonly Shown[], now: string): Coming => {
  const dates = shown.filter(({ entry, end }) => entry.kind !== 'hours' && end > now);
  const days = new Map<Day, Shown[]>();
  const today = now.slice(0, 10);
  for (const time of dates.slice(0, most)) {
    const day = time.start.slice(0, 10) < today ? today : time.start.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  const openings = new Map<string, Coming['openings'][number]>();
  for (const time of shown.filter(({ entry }) => entry.kind === 'hours')) {
    const id = `${time.entry.product.key} ${(time.location ?? time.entry.location).key}`;
    const known = openings.get(id) ?? { id, title: time.title, place: time.place, times: [] };
    openings.set(id, { ...known, times: [...known.times, time] });
  }
  return {
    days: [...days].map(([day, times]) => ({ day, times })),
    more: Math.max(0, dates.length - most),
    openings: [...openings.values()],
  };
};
