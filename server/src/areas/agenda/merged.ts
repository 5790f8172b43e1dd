import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import { mergeItems } from '@bronhouder/domain/agenda/merge-items.ts';
import { normaliseTiming } from '@bronhouder/domain/agenda/normalise.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { done, type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import { savedBy } from '../records/queries/revisions.ts';
import { itemRevision } from './queries/revision.ts';
import { contentOf, type ItemRecord } from './record.ts';

/** Which parts came from somebody else who saved in between. */
export type MergedAside = { merged: string[] };

/** To the form a conflict is JSON like any other. */
const asContent = (content: ItemContent) => content as unknown as Content;

/**
 * Brings what was typed together with what others saved since the revision that the dialog started from (decisions 4). Refuses
 * save.conflict with the parts that both changed, input.invalid for a revision that does not exist.
 */
export const mergedWithNewest = async (
  it: ItemRecord,
  revision: number,
  mine: ItemContent,
  trx: Transaction<DB>,
): Promise<Outcome<MergedAside & { content: ItemContent }>> => {
  if (revision === it.working) return done({ content: mine, merged: [] });
  const base = await itemRevision(trx, it.key, revision);
  if (!base) return refused('input.invalid', { fields: 'revision' }, [{ field: 'revision', code: 'shape' }]);
  const theirs = contentOf(it);
  const { merged, conflicts, taken } = mergeItems(base, theirs, mine);
  if (conflicts.length === 0) return done({ content: { ...merged, timing: normaliseTiming(merged.timing) }, merged: taken });
  const by = await savedBy(trx, it.savedBy);
  const no = refused('save.conflict', { count: conflicts.length, by: by?.name ?? '' });
  const conflict = { revision: it.working, by: by?.name ?? null, at: it.savedAt, conflicts, theirs: asContent(theirs) };
  return { ok: false, refusal: { ...no.refusal, conflict } };
};
