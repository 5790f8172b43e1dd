import { readableDate } from './calendar-date.ts';
import type { Weekday } from './definition.ts';
import { weekdays } from './opening-hours.ts';
import type { OpeningException, OpeningHours, Slot } from './value.ts';
import type { ValueWords } from './value-words.ts';

const slotsText = (slots: Slot[], words: ValueWords): string => {
  const time = (text: string) => text.replace(':', words.timeMark);
  return slots.map((slot) => `${time(slot.from)}–${time(slot.till)}`).join(', ') || words.closed;
};

type Run = { first: Weekday; last: Weekday; text: string };

/** Days that follow each other with the same times, as one. */
const addDay = (runs: Run[], day: Weekday, text: string): Run[] => {
  const previous = runs.at(-1);
  return previous?.text === text ? [...runs.slice(0, -1), { ...previous, last: day }] : [...runs, { first: day, last: day, text }];
};

const weekText = ({ week }: OpeningHours, words: ValueWords): string[] => {
  const runs = weekdays.reduce<Run[]>((sofar, day) => addDay(sofar, day, slotsText(week[day] ?? [], words)), []);
  const name = ({ first, last }: Run) => (first === last ? words.weekdays[first] : `${words.weekdays[first]}–${words.weekdays[last]}`);
  return runs.filter((run) => run.text !== words.closed).map((run) => `${name(run)} ${run.text}`);
};

const exceptionText = ({ from, till, slots, reason }: OpeningException, words: ValueWords): string => {
  const days = till ? `${readableDate(from)} ${words.through} ${readableDate(till)}` : readableDate(from);
  return `${days} ${slotsText(slots, words)}${reason ? ` (${reason})` : ''}`;
};

/** `ma–vr 09.00–17.00; 25-12-2026 gesloten (Kerst)`: the days it is open, then the exceptions. */
export const readableHours = (hours: OpeningHours, words: ValueWords): string =>
  [...weekText(hours, words), ...hours.exceptions.map((exception) => exceptionText(exception, words))].join('; ');
