import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { type AgendaSearch, isFiltered } from '../agenda-search.ts';
import { piecesOf } from './layout/pieces.ts';
import { tonesOf } from './tones.ts';

export type AgendaAnswer = ApiAnswers['agenda']['occurrences'];
export type Entry = AgendaAnswer['items'][number];
export type Time = AgendaAnswer['occurrences'][number];

/** One time in the calendar with the item that it belongs to. `id` is its own in all of the calendar. */
export type Shown = Time & { id: string; entry: Entry; title: string; place: string; tone: number };

/** The times of an answer, in order, each with its item and the colour of its product. */
export const shownOf = ({ occurrences, items }: AgendaAnswer): Shown[] => {
  const entries = new Map(items.map((entry) => [entry.key, entry]));
  const tones = tonesOf(items.map(({ product }) => product.key));
  return occurrences.flatMap((time) => {
    const entry = entries.get(time.item);
    if (!entry) return [];
    const place = (time.location ?? entry.location).title;
    return [{ ...time, id: `${time.item}/${time.at}`, entry, title: entry.product.title, place, tone: tones.get(entry.product.key) ?? 0 }];
  });
};

/** Whether a time remains with the filters of the address. Of the same filter any choice will do. */
export const passes =
  (search: AgendaSearch) =>
  ({ entry, location }: Shown): boolean => {
    if (!isFiltered(search)) return true;
    const { products, locations, kinds } = search;
    return (
      (!products || products.includes(entry.product.key)) &&
      (!locations || locations.includes((location ?? entry.location).key)) &&
      (!kinds || kinds.includes(entry.kind))
    );
  };

/** What takes place on each day; what goes on over midnight is on each of its days. */
export const byDay = (times: readonly Shown[]): Map<Day, Shown[]> => {
  const days = new Map<Day, Shown[]>();
  for (const time of times) {
    for (const { day } of piecesOf(time)) {
      const there = days.get(day);
      if (there) there.push(time);
      else days.set(day, [time]);
    }
  }
  return days;
};

export type Choice = { key: string; title: string; tone?: number };
const byTitle = (one: Choice, other: Choice): number => one.title.localeCompare(other.title);

/** The products and locations of what is shown, by title: what can be filtered by. */
export const choicesOf = (times: readonly Shown[]): { products: Choice[]; locations: Choice[] } => {
  const products = new Map<string, Choice>();
  const locations = new Map<string, Choice>();
  for (const { entry, location, tone } of times) {
    const place = location ?? entry.location;
    products.set(entry.product.key, { ...entry.product, tone });
    locations.set(place.key, place);
  }
  return { products: [...products.values()].sort(byTitle), locations: [...locations.values()].sort(byTitle) };
};
