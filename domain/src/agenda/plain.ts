import { readableDate } from '../fields/calendar-date.ts';
import { readableHours } from '../fields/plain-hours.ts';
import { civilOf, dayNumber, dayOfWall, timeOfWall } from './days.ts';
import type { Day, Meeting, Occurrence, Timing } from './item.ts';
import { filled, listed } from './plain/filled.ts';
import { plainPattern, plainUntil } from './plain/repetition.ts';
import { plainSpan, plainTimes } from './plain/span.ts';
import type { Words } from './words.ts';

const meetingsText = (meetings: Meeting[], words: Words): string => {
  const days = meetings.map(({ span }) => readableDate(span.startDate));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return filled(meetings.length === 1 ? words.oneMeeting : words.meetings, { count: meetings.length, first, last });
};

/** What a (normalised) timing says in a sentence: `elke laatste werkdag van de maand, 19.30–21.00, tot en met 31-12-2027`. */
export const plainTiming = (timing: Timing, words: Words): string => {
  switch (timing.kind) {
    case 'dates': {
      const { span, repetition } = timing;
      if (repetition.type === 'none') return plainSpan(span, words);
      return [plainPattern(repetition, words), plainTimes(span, words), plainUntil(repetition, span, words)].join(', ');
    }
    case 'series':
      return meetingsText(timing.meetings, words);
    case 'hours':
      return filled(words.period, {
        from: readableDate(timing.from),
        till: readableDate(timing.till),
        hours: readableHours(timing.hours, words.values),
      });
  }
};

/** One time in words: `Les 1: dinsdag 05-01-2027, 19.30–21.00 (vervalt: ziek)`. */
export const plainOccurrence = ({ start, end, state, name, reason }: Occurrence, words: Words): string => {
  const span = { startDate: dayOfWall(start), startTime: timeOfWall(start), endDate: dayOfWall(end), endTime: timeOfWall(end) };
  const different = [state === 'planned' ? '' : words[state], reason].filter((part) => part !== '').join(': ');
  return `${name && `${name}: `}${plainSpan(span, words)}${different && ` (${different})`}`;
};

/** The months of some days: `februari en april 2027`. */
export const plainMonths = (days: Day[], words: Words): string => {
  const months = days.map((day) => civilOf(dayNumber(day)));
  const name = ({ month, year }: { month: number; year: number }, index: number) =>
    months[index + 1]?.year === year ? (words.months[month - 1] ?? '') : `${words.months[month - 1]} ${year}`;
  return listed(months.map(name), words.and);
};
