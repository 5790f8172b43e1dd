import { weekdays } from '../../fields/opening-hours.ts';
import type { OpeningException, Slot } from '../../fields/value.ts';
import { addYears, dayNumber, dayOf, wallOf, weekdayIndex, type DayNumber } from '../days.ts';
import type { Day, Occurrence, Timing } from '../item.ts';
import { limits } from '../limits.ts';
import { isTime, numbersOf, type Window } from './window.ts';

type Hours = Extract<Timing, { kind: 'hours' }>;
type State = Occurrence['state'];

const usable = (slots: Slot[]): Slot[] => slots.filter(({ from, till }) => isTime(from) && isTime(till));

/** The exception of each day of a window that has one; of two the first. */
const exceptionDays = (exceptions: OpeningException[], first: DayNumber, last: DayNumber): Map<DayNumber, OpeningException> => {
  const days = new Map<DayNumber, OpeningException>();
  for (const exception of exceptions) {
    const till = Math.min(dayNumber(exception.till ?? exception.from), last);
    for (let day = Math.max(dayNumber(exception.from), first); day <= till; day++) if (!days.has(day)) days.set(day, exception);
  }
  return days;
};

const occurrence = (day: Day, { from, till }: Slot, state: State, reason: string): Occurrence => ({
  at: `${day}T${from}`,
  start: `${day}T${from}`,
  end: wallOf(day, till),
  state,
  name: '',
  reason,
  location: null,
});

const same = (a: Slot, b: Slot): boolean => a.from === b.from && a.till === b.till;
const overlap = (a: Slot, b: Slot): boolean => a.from < b.till && b.from < a.till;

/**
 * A day that differs: its own slots, moved where the week has others on that day, and as cancelled those of the week that are not open
 * instead at about that time.
 */
const differentDay = (day: Day, week: Slot[], exception: OpeningException): Occurrence[] => {
  const slots = usable(exception.slots);
  const reason = exception.reason ?? '';
  const gone = slots.length < week.length ? week.filter((slot) => !slots.some((other) => overlap(slot, other))) : [];
  const stateOf = (slot: Slot): State => (week.length === 0 || week.some((other) => same(slot, other)) ? 'planned' : 'moved');
  return [
    ...slots.map((slot) => occurrence(day, slot, stateOf(slot), reason)),
    ...gone.map((slot) => occurrence(day, slot, 'cancelled', reason)),
  ];
};

/** The times at which it is open. */
export const hoursIn = ({ from, till, hours }: Hours, window: Window): Occurrence[] => {
  const wanted = numbersOf(window);
  const first = Math.max(dayNumber(from), wanted.first);
  const last = Math.min(dayNumber(till), wanted.last, dayNumber(addYears(from, limits.yearsApart)));
  const week = weekdays.map((weekday) => usable(hours.week[weekday] ?? []));
  const exceptions = exceptionDays(hours.exceptions, first, last);
  const found: Occurrence[] = [];
  for (let number = first; number <= last; number++) {
    const slots = week[weekdayIndex(number)] ?? [];
    const exception = exceptions.get(number);
    if (exception === undefined && slots.length === 0) continue;
    const day = dayOf(number);
    if (exception) found.push(...differentDay(day, slots, exception));
    else for (const slot of slots) found.push(occurrence(day, slot, 'planned', ''));
  }
  return found;
};
