import type { Day } from '@bronhouder/domain/agenda/item.ts';

/** Where the focus can be on a day: the day itself first, then what takes place on it. */
export type Stops = { day: Day; ids: string[] };

/** How many days further the arrow down leads from the last of a day: none in a week, seven in a month, one in a list. */
export type Across = 0 | 1 | 7;

/** The stop that an arrow key leads to; `edge`: it leads out of the period, to that day. Undefined: nowhere. */
export type Way = { id: string } | { edge: -1 | 1 } | undefined;

const beside = (stops: readonly Stops[], at: number, by: -1 | 1, place: number): Way => {
  const ids = stops[at + by]?.ids;
  if (!ids) return { edge: by };
  const id = ids[Math.min(place, ids.length - 1)];
  return id === undefined ? undefined : { id };
};

const across = (stops: readonly Stops[], at: number, days: Across, by: -1 | 1): Way => {
  if (days === 0) return undefined;
  const ids = stops[at + days * by]?.ids;
  // Up leads to the last of the day above, as reading backwards does.
  const id = by === 1 ? ids?.[0] : ids?.at(-1);
  return id === undefined ? { edge: by } : { id };
};

/** Arrow keys: sideways to the day beside, at the same place as far as there is one; down and up through a day and to the next. */
export const wayFrom = (stops: readonly Stops[], id: string, key: string, days: Across): Way => {
  const at = stops.findIndex(({ ids }) => ids.includes(id));
  const ids = stops[at]?.ids;
  if (!ids) return undefined;
  const place = ids.indexOf(id);
  if (key === 'ArrowLeft') return beside(stops, at, -1, place);
  if (key === 'ArrowRight') return beside(stops, at, 1, place);
  const next = ids[place + (key === 'ArrowDown' ? 1 : -1)];
  if (next !== undefined) return { id: next };
  return across(stops, at, days, key === 'ArrowDown' ? 1 : -1);
};
