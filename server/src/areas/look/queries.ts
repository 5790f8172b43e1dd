import { sql } from 'kysely';
import { type LookKept, lookIn, type LookRow } from '../../access/look.ts';
import type { Caller } from '../../http/caller.ts';

/** The role and the place of a look that is wanted; null: one of them does not exist. */
export const findLook = async ({ db }: Caller, kept: LookKept): Promise<LookRow | null> => {
  const { rows } = await sql<{ look: LookRow | null }>`
    select ${lookIn('w.look')} as look from (select ${JSON.stringify(kept)}::jsonb as look) w`.execute(db);
  return rows[0]?.look ?? null;
};
