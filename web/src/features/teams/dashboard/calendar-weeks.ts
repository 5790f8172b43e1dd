import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';

/** One day of the calendar: `YYYY-MM-DD`. Days outside the period that is looked at fill up its first and last week. */
export type Day = { day: string; inside: boolean; today: boolean };

const dayLength = 24 * 3_600_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const plus = (day: string, days: number): string => new Date(at(day) + days * dayLength).toISOString().slice(0, 10);

/** Monday is 0. */
const weekday = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7;

/** The weeks, Monday first, from the one of today to the one in which as many weeks have gone by. */
export const calendarWeeks = (today: string, weeks: number): Day[][] => {
  const last = plus(today, weeks * 7);
  const first = plus(today, -weekday(today));
  const rows = Math.floor((at(last) - at(first)) / dayLength / 7) + 1;
  return Array.from({ length: rows }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => {
      const day = plus(first, week * 7 + index);
      return { day, inside: day >= today && day <= last, today: day === today };
    }),
  );
};

/** What happens, by the day on which it does in the zone of the tenant. */
export const byDay = <T extends { at: string }>(items: readonly T[], zone: string): Map<string, T[]> => {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const day = todayIn(zone, item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
};
