import type { Day, Occurrence } from '@bronhouder/domain/agenda/item.ts';
import { daysBetween, daysFrom } from '../days.ts';

export type Timed = Pick<Occurrence, 'start' | 'end'>;

/** The part of something that falls on one day, in minutes of that day. `before`, `after`: it began earlier, it goes on. */
export type Piece<T> = { of: T; day: Day; from: number; till: number; before: boolean; after: boolean };

const wholeDay = 24 * 60;
export const dayOf = (wall: string): Day => wall.slice(0, 10);
export const minutesOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** What lasts a day or longer stands above the days, not in them. */
export const isLong = ({ start, end }: Timed): boolean =>
  daysBetween(dayOf(start), dayOf(end)) * wholeDay + minutesOf(end) - minutesOf(start) >= wholeDay;

/** A night until this minute belongs to the evening before it: nobody looks for the end of a party on the next day. */
const nightEnds = 5 * 60;

/** The last day that something takes up: what ends at midnight, or in the night, takes nothing of the day that has begun then. */
export const lastDayOf = ({ start, end }: Timed): Day => {
  const days = daysFrom(dayOf(start), dayOf(end));
  return (minutesOf(end) <= nightEnds && days.length > 1 ? days.at(-2) : days.at(-1)) ?? dayOf(start);
};

/** Something cut at midnight, a piece for each day. */
export const piecesOf = <T extends Timed>(of: T): Piece<T>[] => {
  const [first, last] = [dayOf(of.start), lastDayOf(of)];
  return daysFrom(first, last).map((day) => ({
    of,
    day,
    from: day === first ? minutesOf(of.start) : 0,
    till: day === last && dayOf(of.end) === last ? minutesOf(of.end) : wholeDay,
    before: day !== first,
    after: day !== last,
  }));
};
