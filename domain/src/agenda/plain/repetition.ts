import { readableDate } from '../../fields/calendar-date.ts';
import type { Weekday } from '../../fields/definition.ts';
import type { Repetition, Span } from '../item.ts';
import type { Words } from '../words.ts';
import { filled, listed } from './filled.ts';
import { plainTime } from './span.ts';

type Repeated = Exclude<Repetition, { type: 'none' }>;
type Relative = Extract<Repetition, { type: 'relative' }>;

const workdays = 'MO TU WE TH FR';

const onWeekdays = (weekdays: Weekday[], interval: number, words: Words): string => {
  if (interval === 1 && weekdays.length === 7) return words.everyDay;
  if (interval === 1 && weekdays.join(' ') === workdays) return words.everyWorkday;
  const names = listed(
    weekdays.map((weekday) => words.weekdays[weekday]),
    words.and,
  );
  return filled(interval === 1 ? words.everyWeek : words.everyWeeks, { interval, weekdays: names });
};

const relative = ({ interval, ordinal, on, month }: Relative, words: Words): string => {
  const [once, often] = month === null ? [words.relativeMonth, words.relativeMonths] : [words.relativeYear, words.relativeYears];
  return filled(interval === 1 ? once : often, {
    interval,
    ordinal: words.ordinals[ordinal - 1] ?? '',
    weekday: on === 'workday' ? words.workday : (words.weekdays[on] ?? ''),
    month: words.months[(month ?? 1) - 1] ?? '',
  });
};

/** How often: `elke laatste werkdag van de maand`. */
export const plainPattern = (repetition: Repeated, words: Words): string => {
  const { interval } = repetition;
  switch (repetition.type) {
    case 'daily':
      return filled(interval === 1 ? words.everyDay : words.everyDays, { interval });
    case 'weekly':
      return onWeekdays(repetition.weekdays, interval, words);
    case 'monthly':
      return filled(interval === 1 ? words.everyMonth : words.everyMonths, {
        interval,
        day: words.daysOfMonth[repetition.day - 1] ?? repetition.day,
      });
    case 'yearly':
      return filled(interval === 1 ? words.everyYear : words.everyYears, {
        interval,
        day: repetition.day,
        month: words.months[repetition.month - 1] ?? '',
      });
    case 'relative':
      return relative(repetition, words);
  }
};

/** Until when; the time only where it keeps one from beginning on the last day. */
export const plainUntil = ({ until }: Repeated, span: Span, words: Words): string => {
  const date = readableDate(until.date);
  return until.time < span.startTime
    ? filled(words.untilTime, { date, time: plainTime(until.time, words) })
    : filled(words.until, { date });
};
