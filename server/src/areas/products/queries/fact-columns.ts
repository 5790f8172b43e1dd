import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { sql } from 'kysely';
import type { Columns } from '../../../database/condition-sql.ts';

const archivedAt = sql<string | null>`coalesce(p.archived_at, o.archived_at)`;

/** Where each fact of a product stands, for a query with `product as p` and its owner `organisation as o`. */
export const factColumns: Columns<Facts> = {
  workflow: 'o.product_workflow',
  online: 'o.online',
  state: 'p.state',
  working: 'p.working',
  publishedRevision: 'p.published_revision',
  publishedFrom: 'p.published_from',
  publishedTill: 'p.published_till',
  endRecorded: 'p.end_recorded',
  plannedRevision: 'p.planned_revision',
  plannedFrom: 'p.planned_from',
  plannedTill: 'p.planned_till',
  plannedBy: 'p.planned_by',
  withdrawnAt: 'p.withdrawn_at',
  deactivatedAt: 'o.deactivated_at',
  archivedAt,
};

/** The same, to select. */
export const factSelection = [
  'o.product_workflow as workflow',
  'o.online',
  'p.state',
  'p.working',
  'p.published_revision',
  'p.published_from',
  'p.published_till',
  'p.end_recorded',
  'p.planned_revision',
  'p.planned_from',
  'p.planned_till',
  'p.planned_by',
  'p.withdrawn_at',
  'o.deactivated_at',
  archivedAt.as('archived_at'),
] as const;
