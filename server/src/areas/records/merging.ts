import { done, type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { SaveConflict, SavedBetween } from '@bronhouder/domain/saving/conflict.ts';
import type { Conflict } from '@bronhouder/domain/saving/merge.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Person } from '../../database/person.ts';
import { revisionContent, savedBy } from './queries/revisions.ts';

/** What is to be saved, and what of it came from somebody else who saved in between. */
export type Together<C> = { content: C; merged: string[]; mergedFrom: Person | null };

/** What has been saved last. */
export type Newest<C> = { key: Key; working: number; content: C; savedBy: Key | null; savedAt: Instant };

/** How contents of one kind are brought together, and how what does not fit is told. */
export type Merging<C, V> = {
  merge(base: C, theirs: C, mine: C): { merged: C; conflicts: Conflict<V>[]; taken: string[] };
  conflict(between: SavedBetween, conflicts: Conflict<V>[], theirs: C): SaveConflict;
};

/**
 * Brings what was typed together with what others saved since the revision that the form started from (decisions 4). Refuses
 * save.conflict with the fields that both changed, input.invalid for a revision that does not exist.
 */
export const merging = <C, V>({ merge, conflict }: Merging<C, V>) => {
  const contentAt = revisionContent<C>();
  return async (it: Newest<C>, revision: number, mine: C, trx: Transaction<DB>): Promise<Outcome<Together<C>>> => {
    if (revision === it.working) return done({ content: mine, merged: [], mergedFrom: null });
    const base = await contentAt(trx, it.key, revision);
    if (!base) return refused('input.invalid', { fields: 'revision' }, [{ field: 'revision', code: 'shape' }]);
    const { merged, conflicts, taken } = merge(base, it.content, mine);
    const by = await savedBy(trx, it.savedBy);
    if (conflicts.length === 0) return done({ content: merged, merged: taken, mergedFrom: by });
    const no = refused('save.conflict', { count: conflicts.length, by: by?.name ?? '' });
    const between = { revision: it.working, by: by?.name ?? null, at: it.savedAt };
    return { ok: false, refusal: { ...no.refusal, conflict: conflict(between, conflicts, it.content) } };
  };
};
