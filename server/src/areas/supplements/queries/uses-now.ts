import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { shownSomewhere, usesCounted } from './users-sql.ts';

/** Waits for who is about to name this supplement, and lets nobody else begin to until the transaction ends. */
export const keepFromBeingNamed = async (trx: Transaction<DB>, key: Key): Promise<void> => {
  await trx.selectFrom('supplement').select('key').where('key', '=', key).forUpdate().execute();
};

type It = { key: Key };

/** How many records use it, whoever asks. */
export const countUses = async (db: Kysely<DB>, { key }: It, now: Instant): Promise<number> =>
  (await db.selectFrom('supplement as s').select(usesCounted(now).as('count')).where('s.key', '=', key).executeTakeFirstOrThrow()).count;

/** Do readers see it, now or by a plan? */
export const isShownNow = async (db: Kysely<DB>, { key }: It, now: Instant): Promise<boolean> =>
  (await db.selectFrom('supplement as s').select(shownSomewhere(now).as('shown')).where('s.key', '=', key).executeTakeFirstOrThrow()).shown;
