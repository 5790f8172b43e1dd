import type { Slot } from '@bronhouder/domain/fields/value.ts';
import type { DayChange } from '@bronhouder/domain/holidays/exceptions.ts';
import { type Chosen, type Proposal, proposalFor } from '@bronhouder/domain/holidays/proposal.ts';
import type { ApiAnswers } from '../../api/types.ts';

export type Row = ApiAnswers['holidayHours']['list']['rows'][number];
export type Target = Row['targets'][number];
export type Day = Chosen & { id: string };
/** What somebody wants otherwise than proposed at one place on one day: other hours, or none of it. */
export type Correction = { kind: 'leave' } | { kind: 'hours'; slots: Slot[] };
/** By what it is of: see `cellId`. */
export type Corrections = Record<string, Correction>;

/** One day at one place: what is proposed, what somebody made of it, and what will be sent. */
export type Cell = { id: string; day: Day; proposal: Proposal; correction: Correction | null; change: DayChange | null };
export type PlannedTarget = { id: string; target: Target; cells: Cell[] };
/** `able`: something can be changed there; `count`: how many days will be. */
export type PlannedRow = { row: Row; targets: PlannedTarget[]; able: boolean; included: boolean; count: number };

const targetId = ({ key, field }: Pick<Target, 'key' | 'field'>): string => (field === null ? key : `${key} ${field}`);

const changeOf = ({ from, till, name }: Day, proposal: Proposal, correction: Correction | null): DayChange | null => {
  if (proposal.state === 'outside' || correction?.kind === 'leave') return null;
  if (correction) return { from, till, reason: name, slots: correction.slots, over: true };
  return proposal.state === 'proposed' ? { from, till, reason: name, slots: proposal.slots, over: false } : null;
};

const cellOf = (target: Target, day: Day, corrections: Corrections): Cell => {
  const id = `${targetId(target)} ${day.id}`;
  const proposal = proposalFor(target, day);
  const correction = corrections[id] ?? null;
  return { id, day, proposal, correction, change: target.against ? null : changeOf(day, proposal, correction) };
};

/** What will be changed where, of these days, with the corrections; without the organisations that are left out. */
export const planOf = (rows: readonly Row[], days: readonly Day[], corrections: Corrections, excluded: readonly string[]): PlannedRow[] =>
  rows.map((row) => {
    const targets = row.targets.map((target) => ({
      id: targetId(target),
      target,
      cells: days.map((day) => cellOf(target, day, corrections)).filter(({ proposal }) => proposal.state !== 'outside'),
    }));
    const count = targets.flatMap(({ cells }) => cells).filter(({ change }) => change !== null).length;
    return { row, targets, able: row.targets.some(({ against }) => !against), included: count > 0 && !excluded.includes(row.key), count };
  });

/** What is sent: the changes of all that are included. */
export const requestsOf = (plan: readonly PlannedRow[]) =>
  plan
    .filter(({ included }) => included)
    .flatMap(({ targets }) => targets)
    .map(({ target: { kind, key, field }, cells }) => ({ kind, key, field, changes: cells.flatMap(({ change }) => change ?? []) }))
    .filter(({ changes }) => changes.length > 0);

/** How many organisations and days will change, and in how many of them readers see it only after somebody else publishes. */
export const totalsOf = (plan: readonly PlannedRow[]) => {
  const included = plan.filter((row) => row.included);
  const reading = (readers: Target['readers']) =>
    included.filter(({ targets }) => targets.some(({ target, cells }) => target.readers === readers && cells.some(({ change }) => change)))
      .length;
  return {
    organisations: included.length,
    days: included.reduce((sum, { count }) => sum + count, 0),
    publishable: reading('onPublishing'),
    later: reading('later'),
  };
};
