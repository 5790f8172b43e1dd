import type { Facts } from '@bronhouder/domain/publication/facts.ts';

/** Which column of `organisation` holds which fact. */
export const factColumns = {
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

type Column = (typeof factColumns)[keyof Facts];

/** The columns to select, with the table they are in. */
export const factSelection = Object.values(factColumns).map((column) => `o.${column}` as const) satisfies `o.${Column}`[];
