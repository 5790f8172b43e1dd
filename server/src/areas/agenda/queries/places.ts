import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Closing, closedOn } from '@bronhouder/domain/supplements/closing.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { hasPlaceOrIsInOne } from '../../supplements/queries/has-place.ts';

/** A location, or one that it is in. */
type Around = { key: Key; title: string; closing: Closing | null };

/**
 * Where something takes place: what it is called, and why it is closed on a day; null: it is open. `around`: itself, then what it is in as a
 * room in a location, the nearest first.
 */
export type Place = { key: Key; title: string; around: Around[]; closed(day: Day): string | null };

type Row = { key: Key; title: string; around: Around[] };

/** A room in a wing of a building on a campus: further around nothing is looked for. */
const furthest = 4;

/** A room is closed with the location that it names, and that with what it names. */
const placesAround = (keys: readonly Key[]) => sql<Row>`
  with recursive reached (place, key, steps) as (
    select k, k, 0 from unnest(${[...keys]}::uuid[]) k
    union select a.place, s.key, a.steps + 1
    from reached a join supplement r on r.key = a.key join supplement_use u on u.record = r.key and u.revision = r.working
      join supplement s on s.key = u.supplement where a.steps < ${furthest} and ${hasPlaceOrIsInOne}
  ), nearest as (select place, key, min(steps) as steps from reached group by place, key)
  select p.key, p.title, coalesce((
    select json_agg(json_build_object('key', s.key, 'title', s.title, 'closing', case when s.closed_from is not null
      then json_build_object('from', s.closed_from, 'till', s.closed_till, 'reason', s.closed_reason) end) order by n.steps, s.key)
    from nearest n join supplement s on s.key = n.key where n.place = p.key), '[]') as around
  from supplement p where p.key = any(${[...keys]}::uuid[])`;

/** These locations, by their keys. One round trip. */
export const placesOf = async (db: Kysely<DB>, keys: readonly Key[]): Promise<(key: Key) => Place> => {
  const { rows } = await placesAround([...new Set(keys)]).execute(db);
  const places = new Map(
    rows.map((row) => {
      const closed = (day: Day) => row.around.find(({ closing }) => closedOn(closing, day))?.closing?.reason ?? null;
      return [row.key, { ...row, closed }] as const;
    }),
  );
  return (key) => places.get(key) ?? { key, title: '', around: [], closed: () => null };
};
