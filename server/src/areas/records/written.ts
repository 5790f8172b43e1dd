import type { Key } from '@bronhouder/domain/instant.ts';
import { done, type Outcome } from '@bronhouder/domain/outcome.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import type { Decision } from '@bronhouder/domain/publication/decide.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { Moment } from '@bronhouder/domain/publication/moments.ts';
import type { Verb, Written } from '../../change.ts';
import type { Trace } from '../../trace.ts';
import type { PublishedRecord } from './record.ts';

/** A planned moment that passed, as the log keeps it: by nobody, at the time it was planned for. */
export const traceOf = (moment: Moment): Trace => ({
  act: moment.what,
  revision: moment.revision,
  note: null,
  values: moment.by ? { planner: moment.by } : {},
  passedAt: moment.at,
  tell: true,
});

/** A plan that did not come true, because something else was done: its planner has to hear of it. */
export const planLost = (before: Facts, after: Facts): Values =>
  before.plannedBy && before.plannedFrom && before.plannedFrom !== after.plannedFrom && after.publishedFrom !== before.plannedFrom
    ? { planner: before.plannedBy, plannedFrom: before.plannedFrom }
    : {};

/**
 * A decision on publication as it is written: first the moments that had passed unrecorded, then the act. `beside`: what else of the
 * record the act changes.
 */
export const written = <It extends PublishedRecord>(it: It, outcome: Outcome<Decision>, beside: Partial<It> = {}): Outcome<Written<It>> => {
  if (!outcome.ok) return outcome;
  const { facts, event, moments } = outcome.value;
  const lost = planLost(it.facts, facts);
  const act: Trace = {
    act: event.act,
    revision: event.revision,
    note: event.note,
    values: { ...event.values, ...lost },
    tell: it.watched || Object.keys(lost).length > 0,
  };
  return done({ next: { ...it, ...beside, facts }, traces: [...moments.map(traceOf), act] });
};

/** What every write answers: where the record stands now. */
export const standing = (next: PublishedRecord) => ({ key: next.key, version: next.version, facts: next.facts });

export type Seen = { key: Key; version: number };
export type Standing = ReturnType<typeof standing>;
/** A verb of a record that answers where it stands afterwards. */
export type RecordVerb<It extends PublishedRecord, Input extends Seen = Seen> = Verb<It, Input, Standing>;
