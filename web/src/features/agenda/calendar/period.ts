import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { View } from '../agenda-search.ts';
import { mondayOf, monthEnd, plusDays, plusMonths } from './days.ts';

/** The days that are looked at, both included. `asked` is what is fetched: a month is shown in whole weeks. */
export type Period = { from: Day; till: Day; asked: { from: Day; till: Day } };

/** So many days stand in the list. */
const listDays = 28;

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

const periods: Record<View, (day: Day) => Omit<Period, 'asked'>> = {
  week: (day) => ({ from: mondayOf(day), till: plusDays(mondayOf(day), 6) }),
  month: (day) => ({ from: firstOf(day), till: monthEnd(day) }),
  list: (day) => ({ from: day, till: plusDays(day, listDays - 1) }),
};

/** What a view shows that was opened at a day. */
export const periodOf = (view: View, day: Day): Period => {
  const { from, till } = periods[view](day);
  const asked = view === 'month' ? { from: mondayOf(from), till: plusDays(mondayOf(till), 6) } : { from, till };
  return { from, till, asked };
};

/** The day at which the period before (-1) or after (1) opens. */
export const stepped = (view: View, day: Day, by: -1 | 1): Day => {
  if (view === 'month') return plusMonths(day, by);
  return plusDays(day, by * (view === 'week' ? 7 : listDays));
};
