import type { Key } from '@bronhouder/domain/instant.ts';
import type { SharingState } from '@bronhouder/domain/products/sharing.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../../http/caller.ts';
import { inSight } from './in-sight.ts';
import { ownerFor } from './owner.ts';

type Input = { key: Key; q: string; page: number; size: number };

/** All these words in the title, whatever their accents and capitals; the longest first, for it finds the fewest. */
const words = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .sort((one, other) => other.length - one.length);

/** Organisations that the product can be offered to, by title, with how an offer before it stands. The owner is none of them. */
export const listCandidates = async (caller: Caller, { key, q, page, size }: Input) => {
  const { owner } = await ownerFor(caller, key);
  const asked = words(q);
  const rows = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .leftJoin('product_consumer as c', (join) => join.onRef('c.organisation', '=', 'o.key').on('c.product', '=', key))
    .select(['o.key', 'o.title', 'o.city', 't.name as team', 'c.state', sql<number>`count(*) over ()`.as('total')])
    .where('o.key', '<>', owner)
    .where('o.archived_at', 'is', null)
    .where('o.deactivated_at', 'is', null)
    .where(inSight(caller))
    .where(asked.length > 0 ? sql<boolean>`o.key in (select titled(${asked}::text[]))` : sql<boolean>`true`)
    .orderBy('o.title')
    .orderBy('o.key')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    rows: rows.map(({ total: _total, state, ...row }) => ({ ...row, state: state as SharingState | null })),
    total: rows[0]?.total ?? 0,
  };
};
