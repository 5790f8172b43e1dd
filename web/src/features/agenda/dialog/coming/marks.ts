import { addDays, dayOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Day, Occurrence, Wall } from '@bronhouder/domain/agenda/item.ts';
import { type Closing, closedOn } from '@bronhouder/domain/supplements/closing.ts';

/** What else takes place at the same location; `title` null: the editor may not read it. */
export type Busy = { title: string | null; start: Wall; end: Wall };

/** What is worth knowing about one date. */
export type Marks = Free & { closed: string | null; busy: Busy[] };

/** What a date falls on that may be a reason to skip it; `vacation`: of the schools. */
export type Free = { holiday: FreeName | null; vacation: FreeName | null };

/** `text`: as the editor reads it; `reason`: as readers do when a date is skipped for it, in the language of the register. */
export type FreeName = { text: string; reason: string };

/** By day what is on it. */
export type FreeDays = { holiday: (day: Day) => FreeName | undefined; vacation: (day: Day) => FreeName | undefined };

/** The days that a time touches; one that ends at midnight does not touch the next. */
export const daysOf = ({ start, end }: Pick<Occurrence, 'start' | 'end'>): Day[] => {
  const last = end.endsWith('T00:00') && dayOfWall(end) > dayOfWall(start) ? addDays(dayOfWall(end), -1) : dayOfWall(end);
  const days = [dayOfWall(start)];
  for (let day = addDays(dayOfWall(start), 1); day <= last && days.length < 60; day = addDays(day, 1)) days.push(day);
  return days;
};

const overlaps = (a: Pick<Busy, 'start' | 'end'>, b: Pick<Busy, 'start' | 'end'>): boolean => a.start < b.end && b.start < a.end;

/** `closings`: of its location, and of what that is in. */
type Around = { closings: readonly Closing[]; free: Free; busy: readonly Busy[] };

/** The first of the days of a date on which something is, by a name. */
const firstOn = (occurrence: Occurrence, name: (day: Day) => FreeName | undefined): FreeName | null =>
  daysOf(occurrence)
    .map(name)
    .find((found) => found !== undefined) ?? null;

/** What one date falls on. */
export const freeOf = (occurrence: Occurrence, { holiday, vacation }: FreeDays): Free => ({
  holiday: firstOn(occurrence, holiday),
  vacation: firstOn(occurrence, vacation),
});

/** The marks of one date; one that does not take place stands in nobody's way. */
export const marksOf = (occurrence: Occurrence, { closings, free, busy }: Around): Marks => {
  if (occurrence.state === 'cancelled') return { ...free, closed: null, busy: [] };
  const days = daysOf(occurrence);
  return {
    ...free,
    closed: closings.find((closing) => days.some((day) => closedOn(closing, day)))?.reason ?? null,
    busy: busy.filter((other) => overlaps(occurrence, other)),
  };
};
