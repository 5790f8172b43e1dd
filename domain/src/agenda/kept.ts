import type { OpeningException } from '../fields/value.ts';
import { givesDay } from './expand/pattern.ts';
import type { Change, Day, Timing } from './item.ts';

/** A change survives while the pattern gives its day. */
const stillGiven = (timing: Timing, day: Day): boolean => timing.kind === 'dates' && givesDay(timing.span, timing.repetition, day);

/** An exception to opening hours survives while any of its days is in the period. */
const stillOpen = (timing: Timing, { from, till = from }: OpeningException): boolean =>
  timing.kind === 'hours' && from <= timing.till && timing.from <= till;

const lostOf = (timing: Timing, wanted: Timing): Day[] => {
  switch (timing.kind) {
    case 'dates':
      return timing.changes.filter(({ on }) => !stillGiven(wanted, on)).map(({ on }) => on);
    case 'series':
      return [];
    case 'hours':
      return timing.hours.exceptions.filter((exception) => !stillOpen(wanted, exception)).map(({ from }) => from);
  }
};

const onPattern = (wanted: Timing): Timing => {
  switch (wanted.kind) {
    case 'dates':
      return { ...wanted, changes: wanted.changes.filter(({ on }: Change) => stillGiven(wanted, on)) };
    case 'series':
      return wanted;
    case 'hours':
      return {
        ...wanted,
        hours: { ...wanted.hours, exceptions: wanted.hours.exceptions.filter((exception) => stillOpen(wanted, exception)) },
      };
  }
};

/**
 * What is left of the exceptions when the pattern changes: those whose date still exists survive. `lost`: the days of those, old or
 * wanted, that go.
 */
export const keptChanges = (old: Timing, wanted: Timing): { timing: Timing; lost: Day[] } => ({
  timing: onPattern(wanted),
  lost: [...new Set([...lostOf(old, wanted), ...lostOf(wanted, wanted)])].sort(),
});
