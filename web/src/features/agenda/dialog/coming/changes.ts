import type { Act } from '@bronhouder/domain/agenda/acts/act.ts';
import { cancelOccurrence } from '@bronhouder/domain/agenda/acts/cancel.ts';
import type { Occurrence, Timing } from '@bronhouder/domain/agenda/item.ts';
import { done } from '@bronhouder/domain/outcome.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { type TypedItem, withTiming } from '../typed-item.ts';

/** What an act on one date makes of the input; else why it cannot be. */
export type Changed = { item: TypedItem; problems: [] } | { item: null; problems: Problem[] };

const blankEnd = (item: TypedItem, before: TypedItem): TypedItem => {
  const { until } = before.dates.repetition;
  if (item.kind === 'hours') return { ...item, hours: { ...item.hours, till: before.hours.till } };
  return { ...item, dates: { ...item.dates, repetition: { ...item.dates.repetition, until } } };
};

/** Brings what an act answers into the input. `assumed`: the end was not typed but assumed, so it stays blank. */
export const changedBy = (act: Act, before: TypedItem, assumed: boolean): Changed => {
  if (!act.ok) return { item: null, problems: act.refusal.problems };
  const { timing, location } = act.value;
  const after = withTiming(before, timing);
  const item = assumed ? blankEnd(after, before) : after;
  return { item: { ...item, location: location ?? item.location }, problems: [] };
};

/** The reason why a date is skipped, as readers will see it. Opening hours give theirs with their exceptions. */
export const withReason = (timing: Timing, { at }: Pick<Occurrence, 'at'>, reason: string): Timing => {
  if (timing.kind === 'dates')
    return { ...timing, changes: timing.changes.map((change) => (change.on === at ? { ...change, reason } : change)) };
  if (timing.kind === 'series') {
    return {
      ...timing,
      meetings: timing.meetings.map((one) => (one.id === at && one.cancelled ? { ...one, cancelled: { reason } } : one)),
    };
  }
  return timing;
};

export type Skip = { occurrence: Occurrence; reason: string };

/** Skips several dates, each for its reason; the first that cannot be stands in the way of all. */
export const skipped = (timing: Timing, dates: readonly Skip[]): Act =>
  dates.reduce<Act>(
    (sofar, { occurrence, reason }) =>
      sofar.ok ? cancelOccurrence(sofar.value.timing, { at: occurrence.at, which: 'this', reason }) : sofar,
    done({ timing, location: null, lost: [] }),
  );
