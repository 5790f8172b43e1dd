import type { Content } from '@bronhouder/domain/fields/value.ts';
import { done, type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import { merge } from '@bronhouder/domain/saving/merge.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import { revisionContent, savedBy } from './queries/revisions.ts';
import type { RevisedRecord } from './record.ts';

/** What is to be saved, and what of it came from somebody else who saved in between. */
export type Merged = { content: Content; merged: string[]; mergedFrom: { key: string; name: string | null } | null };

/**
 * Brings what was typed together with what others saved since the revision that the form started from (decisions 4). Refuses
 * save.conflict with the fields that both changed, input.invalid for a revision that does not exist.
 */
export const mergedWithNewest = async (
  it: RevisedRecord,
  revision: number,
  mine: Content,
  trx: Transaction<DB>,
): Promise<Outcome<Merged>> => {
  if (revision === it.facts.working) return done({ content: mine, merged: [], mergedFrom: null });
  const base = await revisionContent(trx, it.key, revision);
  if (!base) return refused('input.invalid', { fields: 'revision' }, [{ field: 'revision', code: 'shape' }]);
  const { merged, conflicts, taken } = merge(base, it.content, mine);
  const by = await savedBy(trx, it.savedBy);
  if (conflicts.length === 0) return done({ content: merged, merged: taken, mergedFrom: by });
  const no = refused('save.conflict', { count: conflicts.length, by: by?.name ?? '' });
  const conflict = { revision: it.facts.working, by: by?.name ?? null, at: it.savedAt, conflicts, theirs: it.content };
  return { ok: false, refusal: { ...no.refusal, conflict } };
};
