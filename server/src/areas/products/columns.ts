import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { ProductRecord } from './record.ts';

/** The facts that are a product's own; the others are those of its organisation, which its log does not repeat. */
export const ownFacts = ({
  facts,
  ownArchivedAt,
}: Pick<ProductRecord, 'facts' | 'ownArchivedAt'>): Omit<Facts, 'workflow' | 'online' | 'deactivatedAt'> => {
  const { workflow, online, deactivatedAt, ...own } = facts;
  return { ...own, archivedAt: ownArchivedAt };
};

/** The columns of the facts of a product itself. */
export const ownFactColumns = (it: Pick<ProductRecord, 'facts' | 'ownArchivedAt'>) => ({
  state: it.facts.state,
  working: it.facts.working,
  published_revision: it.facts.publishedRevision,
  published_from: it.facts.publishedFrom,
  published_till: it.facts.publishedTill,
  end_recorded: it.facts.endRecorded,
  planned_revision: it.facts.plannedRevision,
  planned_from: it.facts.plannedFrom,
  planned_till: it.facts.plannedTill,
  planned_by: it.facts.plannedBy,
  withdrawn_at: it.facts.withdrawnAt,
  archived_at: it.ownArchivedAt,
});

/** The columns of a product, to insert or update. */
export const columnsOf = (it: ProductRecord) => ({
  ...ownFactColumns(it),
  title: it.title,
  type: it.types[0]?.key ?? '',
  version: it.version,
  depublication_note: it.depublicationNote,
  archived_by: it.archivedBy,
  saved_at: it.savedAt,
  saved_by: it.savedBy,
});
