import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/use-formats.ts';
import type { View } from '../agenda-search.ts';
import { weekNumber } from './days.ts';
import { dayOf, lastDayOf, type Timed } from './layout/pieces.ts';
import type { Period } from './period.ts';
import type { Shown } from './shown.ts';

const at = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const atStart = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const formats = {
  weekday: { weekday: 'short' },
  /** With the month on its first day. */
  number: { day: 'numeric' },
  numberMonth: { day: 'numeric', month: 'short' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  range: { day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Days, times and periods of the calendar in words. Times stand as they are by the clock of the tenant's zone. */
export const useWords = () => {
  const { t } = useTranslation();
  const locale = locales[useLanguage()];
  const format = (name: keyof typeof formats) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...formats[name] });
  const text = (day: Day, name: keyof typeof formats) => format(name).format(at(day));

  /** As times are said everywhere: `19.30` in Dutch. */
  const clock = (time: string): string => time.replace(':', t('values.timeMark'));
  const times = (timed: Timed): string => {
    const [from, till] = [clock(timed.start.slice(11)), clock(timed.end.slice(11))];
    const later = dayOf(timed.end) !== dayOf(timed.start) && lastDayOf(timed) !== dayOf(timed.start);
    return t('calendar.times', {
      from,
      till: later ? `${text(dayOf(timed.end), 'short')} ${till}` : timed.end.endsWith('T00:00') ? clock('24:00') : till,
    });
  };
  /** The same on one of its days: what began before only says when it ends, and nothing where it goes on. */
  const timesOn = (timed: Timed, day: Day): string => {
    if (dayOf(timed.start) === day) return times(timed);
    return lastDayOf(timed) === day ? t('calendar.until', { time: clock(timed.end.slice(11)) }) : t('calendar.wholeDay');
  };
  const period = (view: View, { from, till }: Period): string => {
    if (view === 'month') return atStart(text(from, 'month'));
    return format('range').formatRange(at(from), at(till));
  };
  return {
    weekday: (day: Day) => text(day, 'weekday'),
    number: (day: Day) => (day.endsWith('-01') ? text(day, 'numberMonth') : String(Number(day.slice(8)))),
    long: (day: Day) => text(day, 'long'),
    whole: (day: Day) => atStart(text(day, 'whole')),
    clock,
    times,
    timesOn,
    when: (timed: Timed) => `${text(dayOf(timed.start), 'long')} ${times(timed)}`,
    period,
    week: (day: Day) => t('calendar.week', { week: weekNumber(day) }),
    weekShort: (day: Day) => t('calendar.weekShort', { week: weekNumber(day) }),
    /** Why a time does not take place as it was planned, or why readers do not see it; nothing where all is as usual. */
    marks: ({ state, reason, closed, entry }: Shown): string[] => [
      ...(state === 'planned' ? [] : [[t(`calendar.state.${state}`), reason].filter(Boolean).join(': ')]),
      ...(closed === null ? [] : [[t('calendar.state.closed'), closed].filter(Boolean).join(': ')]),
      ...(entry.shown === 'yes' ? [] : [`${t('calendar.state.hidden')}: ${t(`calendar.shown.${entry.shown}`)}`]),
    ],
  };
};

export type Words = ReturnType<typeof useWords>;
