import type { TableSearch } from '../../../tables/table-search.ts';

export const peopleStatuses = ['active', 'unused', 'deactivated'] as const;
export type PeopleStatus = (typeof peopleStatuses)[number];
const listColumns = ['email', 'status', 'lastLogon', 'roles', 'created'] as const;
const listSorts = ['name', 'lastLogon', 'created'] as const;
const listSizes = [25, 50, 100] as const;

/** What narrows the list of people. */
export type PeopleFilter = { q: string; team: string | undefined; roles: string[]; statuses: PeopleStatus[] };

/** What the address of the list holds. */
export type PeopleSearch = {
  q?: string;
  team?: string;
  roles?: string[];
  statuses?: PeopleStatus[];
  sort?: (typeof listSorts)[number];
  descending?: boolean;
  page?: number;
  size?: (typeof listSizes)[number];
  columns?: (typeof listColumns)[number][];
};

const isKey = (item: unknown): item is string => typeof item === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(item);
const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined => choices.find((item) => item === value);
const someOf = <T>(choices: readonly T[], value: unknown): T[] =>
  Array.isArray(value) ? choices.filter((item) => value.includes(item)) : [];
const filled = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);
const withoutAbsent = <T extends object>(search: T): Partial<T> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Reads the address. A part nobody understands falls back to its default: an old or mistyped link shows a list. */
export const readPeopleSearch = (raw: Record<string, unknown>): PeopleSearch => {
  const { q, team, roles, page, columns } = raw;
  return withoutAbsent({
    q: typeof q === 'string' && q !== '' ? q.slice(0, 200) : undefined,
    team: isKey(team) ? team : undefined,
    roles: filled(Array.isArray(roles) ? [...new Set(roles.filter(isKey))] : []),
    statuses: filled(someOf(peopleStatuses, raw['statuses'])),
    sort: oneOf(listSorts, raw['sort']),
    descending: raw['descending'] === true ? true : undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 1 ? page : undefined,
    size: oneOf(listSizes, raw['size']),
    columns: Array.isArray(columns) ? someOf(listColumns, columns) : undefined,
  });
};

/** The filters that an address asks for. */
export const filterOf = ({ q = '', team, roles = [], statuses = [] }: PeopleSearch): PeopleFilter => ({ q, team, roles, statuses });

/** The address for other filters, from the first page, with sorting and columns as they were. */
export const searchWith = (search: PeopleSearch, { q, team, roles, statuses }: PeopleFilter): PeopleSearch =>
  withoutAbsent({ ...search, q: q || undefined, team, roles: filled(roles), statuses: filled(statuses), page: undefined });

/** The address after something about the table changed. */
export const searchShown = (search: PeopleSearch, change: TableSearch): PeopleSearch => readPeopleSearch({ ...search, ...change });

/** Whether anything narrows the list. */
export const isFiltered = ({ q, team, roles, statuses }: PeopleFilter): boolean =>
  q !== '' || team !== undefined || roles.length + statuses.length > 0;
