import { addDays, dayOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Day, Occurrence, Wall } from '@bronhouder/domain/agenda/item.ts';
import { type Closing, closedOn } from '@bronhouder/domain/supplements/closing.ts';

/** What else takes place at the same location; `title` null: the editor may not read it. */
export type Busy = { title: string | null; start: Wall; end: Wall };

/** What is worth knowing about one date. */
/** `vacation`: of the schools. */
export type Marks = { closed: string | null; holiday: string | null; vacation: string | null; busy: Busy[] };

/** The days that a time touches; one that ends at midnight does not touch the next. */
export const daysOf = ({ start, end }: Pick<Occurrence, 'start' | 'end'>): Day[] => {
  const last = end.endsWith('T00:00') && dayOfWall(end) > dayOfWall(start) ? addDays(dayOfWall(end), -1) : dayOfWall(end);
  const days = [dayOfWall(start)];
  for (let day = addDays(dayOfWall(start), 1); day <= last && days.length < 60; day = addDays(day, 1)) days.push(day);
  return days;
};

const overlaps = (a: Pick<Busy, 'start' | 'end'>, b: Pick<Busy, 'start' | 'end'>): boolean => a.start < b.end && b.start < a.end;

/** `closings`: of its location, and of what that is in. */
type Around = {
  closings: readonly Closing[];
  holidays: ReadonlyMap<Day, string>;
  vacation: (day: Day) => string | undefined;
  busy: readonly Busy[];
};

/** The marks of one date; one that does not take place stands in nobody's way. */
export const marksOf = (occurrence: Occurrence, { closings, holidays, vacation: vacationOf, busy }: Around): Marks => {
  const days = daysOf(occurrence);
  const holiday = days.map((day) => holidays.get(day)).find((name) => name !== undefined) ?? null;
  const vacation = days.map(vacationOf).find((name) => name !== undefined) ?? null;
  if (occurrence.state === 'cancelled') return { closed: null, holiday, vacation, busy: [] };
  return {
    closed: closings.find((closing) => days.some((day) => closedOn(closing, day)))?.reason ?? null,
    holiday,
    vacation,
    busy: busy.filter((other) => overlaps(occurrence, other)),
  };
};
