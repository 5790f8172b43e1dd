import { weekdays } from '../fields/opening-hours.ts';
import type { Slot } from '../fields/value.ts';
import type { Weekday } from '../fields/definition.ts';
import { type Merge, merge } from '../saving/merge.ts';
import type { Day, ItemContent, Timing } from './item.ts';

type Parts = Record<string, unknown>;

/** Each of a list by its name; one that has the name of another by its number as well. */
const keyed = <T>(path: string, list: readonly T[], nameOf: (one: T) => string): Parts => {
  const seen = new Map<string, number>();
  return Object.fromEntries(
    list.map((one) => {
      const name = nameOf(one);
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      return [`${path}.${name}${before === 0 ? '' : `#${before}`}`, one];
    }),
  );
};

const listIn = <T>(parts: Parts, path: string): T[] =>
  Object.entries(parts).flatMap(([name, value]) => (name.startsWith(`${path}.`) ? [value as T] : []));

const dayIn = (parts: Parts, name: string): Day => {
  const day = parts[name];
  return typeof day === 'string' ? day : '';
};

const timingParts = (timing: Timing): Parts => {
  switch (timing.kind) {
    case 'dates':
      return {
        'timing.span': timing.span,
        'timing.repetition': timing.repetition,
        ...keyed('timing.changes', timing.changes, ({ on }) => on),
      };
    case 'series':
      return keyed('timing.meetings', timing.meetings, ({ id }) => id);
    case 'hours':
      return {
        'timing.from': timing.from,
        'timing.till': timing.till,
        ...Object.fromEntries(weekdays.map((weekday) => [`timing.hours.week.${weekday}`, timing.hours.week[weekday]])),
        ...keyed('timing.hours.exceptions', timing.hours.exceptions, ({ from }) => from),
      };
  }
};

/** Mine first, in my order: what is wrong is said by its place in what I typed. */
const inOrderOf = <T extends { id: string }>(mine: readonly T[], all: readonly T[]): T[] => {
  const known = mine.flatMap(({ id }) => all.filter((one) => one.id === id));
  return [...known, ...all.filter((one) => !known.includes(one))];
};

const timingOf = (parts: Parts, mine: Timing): Timing => {
  switch (mine.kind) {
    case 'dates':
      return {
        kind: 'dates',
        span: (parts['timing.span'] as typeof mine.span | undefined) ?? mine.span,
        repetition: (parts['timing.repetition'] as typeof mine.repetition | undefined) ?? mine.repetition,
        changes: listIn(parts, 'timing.changes'),
      };
    case 'series':
      return { kind: 'series', meetings: inOrderOf(mine.meetings, listIn(parts, 'timing.meetings')) };
    case 'hours': {
      const days = weekdays.flatMap((day): [Weekday, Slot[]][] => {
        const slots = parts[`timing.hours.week.${day}`];
        return Array.isArray(slots) ? [[day, slots]] : [];
      });
      return {
        kind: 'hours',
        from: dayIn(parts, 'timing.from'),
        till: dayIn(parts, 'timing.till'),
        hours: {
          week: Object.fromEntries(days),
          exceptions: listIn(parts, 'timing.hours.exceptions'),
        },
      };
    }
  }
};

const partsOf = ({ product, location, timing }: ItemContent, whole: boolean): Parts => ({
  product,
  location,
  ...(whole ? { timing } : timingParts(timing)),
});

export type MergedItem = Omit<Merge<unknown>, 'merged'> & { merged: ItemContent };

/**
 * Brings my changes of an item and theirs together, both made from `base` (decisions, 4 'Saving together'): product, location, span,
 * repetition, each date that differs, each meeting, each weekday and each exception by itself; when another kind was chosen, the timing as a
 * whole. The parts have names such as `location`, `timing.span` and `timing.changes.2027-01-05`.
 */
export const mergeItems = (base: ItemContent, theirs: ItemContent, mine: ItemContent): MergedItem => {
  const whole = new Set([base, theirs, mine].map(({ timing }) => timing.kind)).size > 1;
  const { merged, conflicts, taken } = merge(partsOf(base, whole), partsOf(theirs, whole), partsOf(mine, whole));
  return {
    merged: {
      product: merged['product'] === mine.product ? mine.product : theirs.product,
      location: merged['location'] === mine.location ? mine.location : theirs.location,
      timing: whole ? (merged['timing'] as Timing) : timingOf(merged, mine.timing),
    },
    conflicts,
    taken,
  };
};
