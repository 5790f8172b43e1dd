import type { Key } from '@bronhouder/domain/instant.ts';
import type { Caller } from '../../../http/caller.ts';
import { closingOf } from '../closing-columns.ts';
import { readable } from './within.ts';

/** A supplement within reach, as far as it matters for taking another one's place; null: there is none. */
export const candidate = async (caller: Caller, key: Key) => {
  const row = await readable(caller)
    .select(['s.key', 's.organisation', 's.type', 's.closed_from', 's.closed_till', 's.closed_reason', 't.path', 'o.archived_at'])
    .where('s.key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { organisation, type, path, archived_at } = row;
  return { key, organisation, type, closing: closingOf(row), place: { teams: path, organisation }, archived: archived_at !== null };
};
