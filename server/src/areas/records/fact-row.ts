import type { Facts } from '@bronhouder/domain/publication/facts.ts';

/** Under which name each fact is selected, and which column of its own an organisation keeps it in. */
export const factNames = {
  workflow: 'workflow',
  online: 'online',
  state: 'state',
  working: 'working',
  publishedRevision: 'published_revision',
  publishedFrom: 'published_from',
  publishedTill: 'published_till',
  endRecorded: 'end_recorded',
  plannedRevision: 'planned_revision',
  plannedFrom: 'planned_from',
  plannedTill: 'planned_till',
  plannedBy: 'planned_by',
  withdrawnAt: 'withdrawn_at',
  deactivatedAt: 'deactivated_at',
  archivedAt: 'archived_at',
} as const satisfies Record<keyof Facts, string>;

export type FactRow = { [F in keyof Facts as (typeof factNames)[F]]: Facts[F] };

/** The columns of the facts, to insert or update. */
export const toRow = (facts: Facts): FactRow => ({
  workflow: facts.workflow,
  online: facts.online,
  state: facts.state,
  working: facts.working,
  published_revision: facts.publishedRevision,
  published_from: facts.publishedFrom,
  published_till: facts.publishedTill,
  end_recorded: facts.endRecorded,
  planned_revision: facts.plannedRevision,
  planned_from: facts.plannedFrom,
  planned_till: facts.plannedTill,
  planned_by: facts.plannedBy,
  withdrawn_at: facts.withdrawnAt,
  deactivated_at: facts.deactivatedAt,
  archived_at: facts.archivedAt,
});

/** The facts of a selected row. */
export const fromRow = (row: Omit<FactRow, 'state'> & { state: string }): Facts => ({
  workflow: row.workflow,
  online: row.online,
  state: row.state === 'ready' ? 'ready' : 'concept',
  working: row.working,
  publishedRevision: row.published_revision,
  publishedFrom: row.published_from,
  publishedTill: row.published_till,
  endRecorded: row.end_recorded,
  plannedRevision: row.planned_revision,
  plannedFrom: row.planned_from,
  plannedTill: row.planned_till,
  plannedBy: row.planned_by,
  withdrawnAt: row.withdrawn_at,
  deactivatedAt: row.deactivated_at,
  archivedAt: row.archived_at,
});
