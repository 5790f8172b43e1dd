import { addDays, daysBetween } from '../agenda/days.ts';
import type { Day } from '../agenda/item.ts';
import { mostExceptions, normaliseExceptions } from '../fields/opening-exceptions.ts';
import type { OpeningException, OpeningHours, Slot } from '../fields/value.ts';
import { done, type Outcome, refused } from '../outcome.ts';

type Range = { from: Day; till: Day };

/** Other hours, or none, from one day to another. `over`: also on days about which something is different already. */
export type DayChange = Range & { slots: Slot[]; reason: string; over: boolean };

const rangeOf = ({ from, till }: OpeningException): Range => ({ from, till: till ?? from });

/** What of a range lies outside another. */
const outside = <R extends Range>(range: R, cut: Range): R[] => {
  if (cut.till < range.from || range.till < cut.from) return [range];
  return [
    { ...range, till: addDays(cut.from, -1) },
    { ...range, from: addDays(cut.till, 1) },
    // After the last day that can be written there is none.
  ].filter(({ from, till }) => daysBetween(from, till) >= 0);
};

const written = ({ from, till, slots, reason }: Range & { slots: Slot[]; reason?: string | undefined }): OpeningException => ({
  from,
  ...(till !== from && { till }),
  slots,
  ...(reason && { reason }),
});

/** An exception without the days of a range. */
const without = (exception: OpeningException, cut: Range): OpeningException[] =>
  outside({ ...exception, ...rangeOf(exception) }, cut).map(written);

/**
 * The hours with a change of some days: each day stays in one exception at most. What stands there already stays unless the change goes
 * over it; then it is cut.
 */
export const withChange = (hours: OpeningHours, change: DayChange): OpeningHours => {
  const { exceptions } = hours;
  if (change.over)
    return { ...hours, exceptions: normaliseExceptions([...exceptions.flatMap((it) => without(it, change)), written(change)]) };
  const free = exceptions.map(rangeOf).reduce((parts, taken) => parts.flatMap((part) => outside(part, taken)), [change]);
  return { ...hours, exceptions: normaliseExceptions([...exceptions, ...free.map(written)]) };
};

const lengthOf = ({ from, till }: Range): number => daysBetween(from, till);

/** A change without the days of shorter ones: what is said of Christmas goes before what is said of the vacation around it. */
const around = (change: DayChange, all: readonly DayChange[]): DayChange[] =>
  all
    .filter((other) => lengthOf(other) < lengthOf(change))
    .reduce((parts, shorter) => parts.flatMap((part) => outside(part, shorter)), [change]);

/** Several changes; of those that touch the same days the shorter one holds, else the first. Refuses holiday-hours.full: with them more days would differ than opening hours hold. */
export const withChanges = (hours: OpeningHours, changes: readonly DayChange[]): Outcome<OpeningHours> => {
  const changed = changes.flatMap((change) => around(change, changes)).reduce(withChange, hours);
  const grows = changed.exceptions.length > hours.exceptions.length;
  return grows && changed.exceptions.length > mostExceptions ? refused('holiday-hours.full', { most: mostExceptions }) : done(changed);
};
