import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { productsWithin } from '../../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../../http/caller.ts';
import { found, refuse } from '../../../../http/refusal-error.ts';

/**
 * The owner of a product, for who may do there what the call asks. Refuses record.unknown, and right.missing for who only reads it, there
 * or at a co-organiser.
 */
export const ownerFor = async (caller: Caller, key: Key): Promise<{ owner: Key; archivedAt: Instant | null }> => {
  const { assignments } = caller.who;
  const row = found(
    await caller.db
      .selectFrom('product as p')
      .innerJoin('organisation as o', 'o.key', 'p.organisation')
      .innerJoin('team as t', 't.key', 'o.team')
      .select(['o.key', 't.path', 'p.archived_at', 'o.archived_at as ownerArchived'])
      .where('p.key', '=', key)
      .where(productsWithin(readableTeams(assignments, 'PRODUCT:read')))
      .executeTakeFirst(),
  );
  if (!allowed(assignments, { teams: row.path, organisation: row.key }, rightOf(caller))) return refuse('right.missing');
  return { owner: row.key, archivedAt: row.archived_at ?? row.ownerArchived };
};
