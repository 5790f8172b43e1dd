import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { itemsWithin } from '../../agenda/queries/within.ts';

/** Whether the caller may read this agenda item. */
export const mayReadItem = async (caller: Caller, key: Key): Promise<boolean> => {
  const { rows } = await sql`
    select from agenda_item i join organisation o on o.key = i.organisation join team t on t.key = o.team
    where i.key = ${key} and ${itemsWithin(caller)}`.execute(caller.db);
  return rows.length > 0;
};
