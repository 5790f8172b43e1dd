import { formatCs, parseCs, type CsFilter } from './cs.ts';

export const listColumns = ['types', 'state', 'team', 'city', 'saved'] as const;
export type ListColumn = (typeof listColumns)[number];
export const listSorts = ['title', 'team', 'savedAt'] as const;
export const listSizes = [25, 50, 100] as const;

/** What the address of the list holds. */
export type ListSearch = {
  cs?: string;
  q?: string;
  states?: string[];
  types?: string[];
  archived?: CsFilter['archived'];
  changedFrom?: string;
  changedTill?: string;
  sort?: (typeof listSorts)[number];
  descending?: boolean;
  page?: number;
  size?: (typeof listSizes)[number];
  columns?: ListColumn[];
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined);
const texts = (value: unknown) => {
  const list = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  return list.length === 0 ? undefined : list;
};
const date = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);
const oneOf = <T>(known: readonly T[], value: unknown): T | undefined => known.find((item) => item === value);
const someOf = <T>(known: readonly T[], value: unknown): T[] | undefined =>
  Array.isArray(value) ? known.filter((item) => value.includes(item)) : undefined;
const pageNumber = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : undefined);

const withoutAbsent = <T extends object>(search: T): Partial<T> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Reads the address. A part nobody understands falls back to its default: an old or mistyped link shows a list. */
export const readListSearch = (raw: Record<string, unknown>): ListSearch =>
  withoutAbsent({
    cs: text(raw['cs']),
    q: text(raw['q']),
    states: texts(raw['states']),
    types: texts(raw['types']),
    archived: oneOf(['without', 'with', 'only'] as const, raw['archived']),
    changedFrom: date(raw['changedFrom']),
    changedTill: date(raw['changedTill']),
    sort: oneOf(listSorts, raw['sort']),
    descending: raw['descending'] === true ? true : undefined,
    page: pageNumber(raw['page']),
    size: oneOf(listSizes, raw['size']),
    columns: someOf(listColumns, raw['columns']),
  });

/** The filters of the list, complete. */
export type ListFilter = {
  q: string;
  states: string[];
  types: string[];
  archived: CsFilter['archived'];
  changedFrom: string | undefined;
  changedTill: string | undefined;
};

/** The filters that an address asks for; explicit parameters go before `cs`. */
export const filterOf = (search: ListSearch): ListFilter => ({
  q: search.q ?? '',
  types: search.types ?? [],
  changedFrom: search.changedFrom,
  changedTill: search.changedTill,
  states: search.states ?? parseCs(search.cs)?.states ?? [],
  archived: search.archived ?? parseCs(search.cs)?.archived ?? 'without',
});

/** The address for other filters: as `cs` where that can say it (point 2), from the first page, with sorting and columns as they were. */
export const searchWith = (search: ListSearch, filter: ListFilter): ListSearch => {
  const cs = formatCs(filter);
  return withoutAbsent({
    ...search,
    cs,
    q: filter.q || undefined,
    states: cs || filter.states.length === 0 ? undefined : filter.states,
    archived: cs || filter.archived === 'without' ? undefined : filter.archived,
    types: filter.types.length === 0 ? undefined : filter.types,
    changedFrom: filter.changedFrom,
    changedTill: filter.changedTill,
    page: undefined,
  });
};

/** Whether anything narrows the list. */
export const isFiltered = (filter: ListFilter): boolean =>
  Boolean(filter.q || filter.states.length || filter.types.length || filter.changedFrom || filter.changedTill) ||
  filter.archived !== 'without';
