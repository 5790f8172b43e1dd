import { type Condition, holds } from '../condition.ts';
import type { Instant } from '../instant.ts';
import type { Values } from '../values.ts';
import { archived, deactivated, endAhead, inStretch, planAhead, plannedOlder, readersSee, unpublishedChanges } from './conditions.ts';
import type { Facts } from './facts.ts';
import { states } from './states.ts';
import { nextEnd } from './timeline.ts';

type Shown = (facts: Facts, now: Instant) => Values;
const nothing: Shown = () => ({});
const moment =
  (key: 'archivedAt' | 'deactivatedAt' | 'plannedFrom' | 'withdrawnAt'): Shown =>
  (facts) => ({ at: facts[key] ?? '' });
const lastEnd: Shown = (facts, now) => ({
  at: (facts.plannedFrom !== null && facts.plannedFrom <= now ? facts.plannedTill : facts.publishedTill) ?? '',
});

/** The chips of point 4 in the order in which they stand; several can hold at once. `values` fill the text. */
const table = [
  { code: 'archived', when: archived, values: moment('archivedAt') },
  { code: 'deactivated', when: { all: [deactivated, { not: archived }] }, values: moment('deactivatedAt') },
  { code: 'offline', when: states.offline, values: nothing },
  { code: 'published', when: readersSee, values: nothing },
  { code: 'notPublished', when: { not: readersSee }, values: nothing },
  { code: 'publishedFrom', when: { all: [planAhead, { not: inStretch }] }, values: moment('plannedFrom') },
  { code: 'publishedUntil', when: endAhead, values: (facts, now) => ({ at: nextEnd(facts, now) ?? '' }) },
  { code: 'publishCancelled', when: states.publishCancelled, values: moment('withdrawnAt') },
  { code: 'publishEnded', when: states.publishEnded, values: lastEnd },
  { code: 'unpublishedChanges', when: unpublishedChanges, values: nothing },
  { code: 'newVersionPlanned', when: { all: [planAhead, inStretch] }, values: moment('plannedFrom') },
  { code: 'plannedOlder', when: plannedOlder, values: (facts) => ({ planned: facts.plannedRevision ?? 0, newest: facts.working }) },
] as const satisfies { code: string; when: Condition<Facts>; values: Shown }[];

export type ChipCode = (typeof table)[number]['code'];
export type Chip = { code: ChipCode; values: Values };
export const chipCodes: readonly ChipCode[] = table.map((row) => row.code);

/** Each chip as a condition: the filter means exactly what the chip says. */
export const chipConditions = Object.fromEntries(table.map((row) => [row.code, row.when])) as Record<ChipCode, Condition<Facts>>;

/** The chips that stand beside a record's title at this moment. */
export const chips = (facts: Facts, now: Instant): Chip[] =>
  table.filter((row) => holds<Facts>(row.when, facts, now)).map((row) => ({ code: row.code, values: row.values(facts, now) }));
