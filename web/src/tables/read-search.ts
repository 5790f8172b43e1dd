import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { pageSizes } from './table-search.ts';

// The parts of an address that lists read. What nobody understands is absent: an old or mistyped link shows a list.

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether this can be a key at all. */
export const isKey = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

export const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined);

export const date = (value: unknown): string | undefined => (typeof value === 'string' && parseDate(value) === value ? value : undefined);

export const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined => choices.find((item) => item === value);

/** A list that says nothing when it is empty. */
export const filled = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

/** Those of the choices that are named, in their own order; nothing when none is. */
export const someOf = <T>(choices: readonly T[], value: unknown): T[] | undefined =>
  filled(Array.isArray(value) ? choices.filter((item) => value.includes(item)) : []);

/** The items of a list that are understood, each once; nothing when none is. */
export const known = (value: unknown, understood: (item: string) => boolean): string[] | undefined => {
  const list = Array.isArray(value) ? value.filter((item) => typeof item === 'string' && understood(item)) : [];
  return filled([...new Set<string>(list)]);
};

export const withoutAbsent = <T extends object>(search: T): Partial<T> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Partial<T>;

/** What the address of a list says about its table. */
export type TableOf<Sort extends string, Column extends string> = {
  sort?: Sort;
  descending?: boolean;
  page?: number;
  size?: (typeof pageSizes)[number];
  columns?: Column[];
};

/** Reads the part about the table. Columns that are named may be none at all. */
export const readTable = <Sort extends string, Column extends string>(
  { sort, descending, page, size, columns: chosen }: Record<string, unknown>,
  { sorts, columns }: { sorts: readonly Sort[]; columns: readonly Column[] },
) => ({
  sort: oneOf(sorts, sort),
  descending: descending === true ? true : undefined,
  page: typeof page === 'number' && Number.isInteger(page) && page > 1 ? page : undefined,
  size: oneOf(pageSizes, size),
  columns: Array.isArray(chosen) ? columns.filter((column) => chosen.includes(column)) : undefined,
});
