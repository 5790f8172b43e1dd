import { dayNumber, dayOf, wallOf, weekdayOf } from '@bronhouder/domain/agenda/days.ts';
import type { Occurrence, Timing } from '@bronhouder/domain/agenda/item.ts';
import { occurrencesOf } from '@bronhouder/domain/agenda/occurrences.ts';
import type { Weekday } from '@bronhouder/domain/fields/definition.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import type { Slot } from '@bronhouder/domain/fields/value.ts';
import { type Event, type Moment, type Planned, single } from './event.ts';
import { repeated, type Usual } from './repeated.ts';
import { everyWeekOn } from './rule.ts';

type Hours = Extract<Timing, { kind: 'hours' }>;
type Weekly = { slot: Slot; days: Weekday[] };

/** The slots of a week, each with the days that have it. */
const slotsOf = ({ hours: { week } }: Hours): Weekly[] => {
  const all = weekdays.flatMap((day) => (week[day] ?? []).map((slot) => ({ slot, day })));
  const names = new Map(all.map(({ slot }) => [`${slot.from}-${slot.till}`, slot]));
  return [...names.values()].map((slot) => ({
    slot,
    days: all.filter((one) => one.slot.from === slot.from && one.slot.till === slot.till).map(({ day }) => day),
  }));
};

const daysFrom = (from: string, till: string): string[] =>
  Array.from({ length: Math.max(0, dayNumber(till) - dayNumber(from) + 1) }, (_, index) => dayOf(dayNumber(from) + index));

/**
 * Opening hours as events: one that comes back each week for every slot, without the days on which it is otherwise, and one by itself for
 * every opening that an exception adds. A day on which it is closed has nothing: that is no appointment that fails.
 */
export const hoursEvents = (item: Planned, timing: Hours): Event[] => {
  const { key, location, closed, clock } = item;
  const momentOf = (start: string, end: string, reason = ''): Moment => {
    return { start, end, cancelled: false, name: '', reason, place: location };
  };
  const open = ({ start, state }: Occurrence) => state !== 'cancelled' && closed(location, start.slice(0, 10)) === null;
  const left = new Map(
    occurrencesOf(timing, timing)
      .filter(open)
      .map((one) => [one.start, one]),
  );
  const taken = (usual: Moment): boolean => left.get(usual.start)?.end === usual.end && left.delete(usual.start);
  const weekly = slotsOf(timing).flatMap(({ slot, days }) => {
    const usual = daysFrom(timing.from, timing.till)
      .filter((day) => days.includes(weekdayOf(dayNumber(day))))
      .map((day): Usual => {
        const plain = momentOf(wallOf(day, slot.from), wallOf(day, slot.till));
        return { at: plain.start, plain, actual: taken(plain) ? plain : null };
      });
    const uid = `${key}-${slot.from}-${slot.till}`.replaceAll(':', '');
    return repeated(uid, usual, (last) => everyWeekOn(days, last), clock);
  });
  const others = [...left.values()].map((one) => ({
    ...single,
    ...momentOf(one.start, one.end, one.reason),
    uid: `${key}-${one.start.replaceAll(':', '')}`,
  }));
  return [...weekly, ...others];
};
