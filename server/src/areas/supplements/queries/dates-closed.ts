import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type SqlBool } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { comingTimes } from '../../agenda/queries/coming.ts';

/** The supplement, and what is in it: a room in a location, by its newest revision. */
const within = async ({ db }: Caller, key: Key): Promise<Key[]> => {
  const { rows } = await sql<{ key: Key }>`
    with recursive reached (key) as (
      select ${key}::uuid
      union select r.key from reached d join supplement_use u on u.supplement = d.key join supplement r on r.key = u.record and u.revision = r.working
    ) select key from reached`.execute(db);
  return rows.map((row) => row.key);
};

/** The coming times that take place in a supplement on these days, whoever's they are. */
export const datesClosed = async (caller: Caller, key: Key, days: { from?: Day | undefined; till?: Day | undefined }) => {
  const places = await within(caller, key);
  const times = await comingTimes(caller, [sql<SqlBool>`i.locations && ${places}::uuid[]`], days);
  const there = new Set(places);
  return times.filter(({ place, occurrence }) => {
    const on = occurrence.start.slice(0, 10);
    return there.has(place) && (days.from === undefined || on >= days.from) && (days.till === undefined || on <= days.till);
  });
};
