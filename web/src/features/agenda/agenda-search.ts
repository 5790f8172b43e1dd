import type { Day, TimingKind } from '@bronhouder/domain/agenda/item.ts';
import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { type HolidayRegion, holidayRegions } from '@bronhouder/domain/holidays/region.ts';

export const views = ['week', 'month', 'list'] as const;
export type View = (typeof views)[number];
export const kinds: readonly TimingKind[] = ['dates', 'series', 'hours'];

/** What the address of an agenda says; all of it is optional. `date`: a day of what is shown; without one it is today. */
export type AgendaSearch = {
  view?: View | undefined;
  date?: Day | undefined;
  products?: string[] | undefined;
  locations?: string[] | undefined;
  kinds?: TimingKind[] | undefined;
  /** Of which region holidays are marked, where it is not that of the organisation. */
  region?: HolidayRegion | undefined;
  /** Of a team: `false` leaves out what is of the teams beneath it. */
  beneath?: false | undefined;
  /** The item that stands open, where the path does not name it, and which of its times. */
  item?: string | undefined;
  start?: string | undefined;
};

const texts = (value: unknown): string[] | undefined => {
  const read = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return read.length > 0 ? read : undefined;
};
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
/** Days that no calendar of ours reaches would be asked for in vain. */
const day = (value: unknown): Day | undefined => {
  const read = parseDate(text(value) ?? '');
  return read !== undefined && read >= '1900' && read < '2200' ? read : undefined;
};

/** Reads the address. A part nobody understands is left out: an old or mistyped link shows the agenda. */
export const readAgendaSearch = (raw: Record<string, unknown>): AgendaSearch => {
  const chosen = texts(raw['kinds'])?.flatMap((kind) => kinds.filter((one) => one === kind));
  const read: AgendaSearch = {
    view: views.find((view) => view === raw['view']),
    date: day(raw['date']),
    products: texts(raw['products']),
    locations: texts(raw['locations']),
    kinds: chosen && chosen.length > 0 ? chosen : undefined,
    region: holidayRegions.find((region) => region === raw['region']),
    beneath: raw['beneath'] === false ? false : undefined,
    item: text(raw['item']),
    start: text(raw['start']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

export const isFiltered = ({ products, locations, kinds: chosen }: AgendaSearch): boolean => Boolean(products || locations || chosen);
