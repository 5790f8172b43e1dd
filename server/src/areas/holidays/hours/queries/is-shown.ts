import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../../http/caller.ts';
import { shownNow } from '../../../agenda/queries/shown.ts';

/** Whether readers see an agenda item. */
export const isShown = async (caller: Caller, key: Key): Promise<boolean> => {
  const { rows } = await sql<{ shown: string }>`
    select ${shownNow(caller.now)} as shown from agenda_item i where i.key = ${key}`.execute(caller.db);
  return rows[0]?.shown === 'yes';
};
