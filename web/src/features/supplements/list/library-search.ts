import { supplementSorts } from '@bronhouder/contract/supplement.ts';

export const views = ['list', 'map', 'tiles'] as const;
export type View = (typeof views)[number];
const closings = ['open', 'upcoming', 'closed'] as const;
const useds = ['yes', 'no'] as const;
const columns = ['about', 'uses', 'saved', 'by'] as const;
const sizes = [25, 50, 100] as const;

/** What the address of the library says; all of it is optional. */
export type LibrarySearch = {
  q?: string | undefined;
  closing?: (typeof closings)[number] | undefined;
  used?: (typeof useds)[number] | undefined;
  view?: View | undefined;
  sort?: (typeof supplementSorts)[number] | undefined;
  descending?: boolean | undefined;
  page?: number | undefined;
  size?: number | undefined;
  columns?: string[] | undefined;
};

const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined => choices.find((choice) => choice === value);

/** Reads the address. A part nobody understands is left out: an old or mistyped link shows the library. */
export const readLibrarySearch = (raw: Record<string, unknown>): LibrarySearch => {
  const { q, page, columns: chosen } = raw;
  const read: LibrarySearch = {
    q: typeof q === 'string' && q !== '' ? q.slice(0, 200) : undefined,
    closing: oneOf(closings, raw['closing']),
    used: oneOf(useds, raw['used']),
    view: oneOf(views, raw['view']),
    sort: oneOf(supplementSorts, raw['sort']),
    descending: raw['descending'] === true || undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 1 ? page : undefined,
    size: oneOf(sizes, raw['size']),
    columns: Array.isArray(chosen) ? columns.filter((column) => chosen.includes(column)) : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

export const isFiltered = ({ q, closing, used }: LibrarySearch): boolean => Boolean(q || closing || used);
