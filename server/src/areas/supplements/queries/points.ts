import type { SupplementFilter } from '@bronhouder/contract/supplement.ts';
import type { Caller } from '../../../http/caller.ts';
import { closingOf } from '../closing-columns.ts';
import { filtered } from './filtered.ts';
import { summaries } from './summaries.ts';
import { readable } from './within.ts';

/** A map with more on it says nothing. */
const most = 1000;

/** The supplements that fit the filter, may be read and have a place on the map, by title. */
export const supplementPoints = async (caller: Caller, filter: SupplementFilter) => {
  const rows = await readable(caller)
    .select(['s.key', 's.title', 's.type', 's.closed_from', 's.closed_till', 's.closed_reason'])
    .where(filtered(filter, caller))
    .orderBy('s.searched')
    .orderBy('s.key')
    .limit(most)
    .execute();
  const shown = await summaries(
    caller.db,
    rows.map(({ key }) => key),
  );
  return rows.flatMap((row) => {
    const { gps } = shown(row.key);
    return gps ? [{ key: row.key, title: row.title, type: row.type, ...gps, closing: closingOf(row) }] : [];
  });
};
