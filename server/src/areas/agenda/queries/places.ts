import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Closing, closedOn } from '@bronhouder/domain/supplements/closing.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { hasPlaceOrIsInOne } from '../../supplements/queries/has-place.ts';

/** Where something takes place: what it is called, and why it is closed on a day; null: it is open. */
export type Place = { key: Key; title: string; closed(day: Day): string | null };

type Row = { key: Key; title: string; closings: Closing[] };

/** A room is closed with the location that it names, and that with what it names. */
const closingsOf = (keys: readonly Key[]) => sql<Row>`
  with recursive around (place, key) as (
    select k, k from unnest(${[...keys]}::uuid[]) k
    union select a.place, s.key
    from around a join supplement r on r.key = a.key join supplement_use u on u.record = r.key and u.revision = r.working
      join supplement s on s.key = u.supplement where ${hasPlaceOrIsInOne}
  )
  select p.key, p.title, coalesce((
    select json_agg(json_build_object('from', s.closed_from, 'till', s.closed_till, 'reason', s.closed_reason) order by s.key <> p.key, s.key)
    from around a join supplement s on s.key = a.key where a.place = p.key and s.closed_from is not null), '[]') as closings
  from supplement p where p.key = any(${[...keys]}::uuid[])`;

/** These locations, by their keys. One round trip. */
export const placesOf = async (db: Kysely<DB>, keys: readonly Key[]): Promise<(key: Key) => Place> => {
  const { rows } = await closingsOf([...new Set(keys)]).execute(db);
  const places = new Map(
    rows.map(({ key, title, closings }) => {
      const closed = (day: Day) => closings.find((closing) => closedOn(closing, day))?.reason ?? null;
      return [key, { key, title, closed }] as const;
    }),
  );
  return (key) => places.get(key) ?? { key, title: '', closed: () => null };
};
