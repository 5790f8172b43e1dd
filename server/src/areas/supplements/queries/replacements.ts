import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found, refuse } from '../../../http/refusal-error.ts';
import { closingOf } from '../closing-columns.ts';
import { filtered } from './filtered.ts';
import { summaries } from './summaries.ts';
import { readable } from './within.ts';

type Input = { key: Key; q: string; page: number; size: number };

/** What may take the place of a supplement (see `fits`), by title; takes the right to use them. */
export const listReplacements = async (caller: Caller, { key, q, page, size }: Input) => {
  const { type, organisation } = found(
    await readable(caller).select(['s.type', 's.organisation']).where('s.key', '=', key).executeTakeFirst(),
  );
  const usable = await readable(caller, rightOf(caller)).select('s.key').where('s.key', '=', key).executeTakeFirst();
  if (!usable) refuse('right.missing');
  const rows = await readable(caller)
    .select(['s.key', 's.title', 's.closed_from', 's.closed_till', 's.closed_reason', sql<number>`count(*) over ()`.as('total')])
    .where(filtered({ q, types: [type], organisation }, caller))
    .where('s.key', '<>', key)
    .orderBy('s.searched')
    .orderBy('s.key')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const shown = await summaries(
    caller.db,
    rows.map((row) => row.key),
  );
  return {
    rows: rows.map((row) => ({ key: row.key, title: row.title, closing: closingOf(row), summary: shown(row.key) })),
    total: rows[0]?.total ?? 0,
  };
};
