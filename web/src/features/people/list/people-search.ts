import { filled, isKey, known, readTable, someOf, type TableOf, text, withoutAbsent } from '../../../tables/read-search.ts';
import type { TableSearch } from '../../../tables/table-search.ts';

export const peopleStatuses = ['active', 'unused', 'deactivated'] as const;
export type PeopleStatus = (typeof peopleStatuses)[number];
const listColumns = ['email', 'status', 'lastLogon', 'roles', 'created'] as const;
const listSorts = ['name', 'lastLogon', 'created'] as const;

/** What narrows the list of people. */
export type PeopleFilter = { q: string; team: string | undefined; roles: string[]; statuses: PeopleStatus[] };

/** What the address of the list holds. */
export type PeopleSearch = TableOf<(typeof listSorts)[number], (typeof listColumns)[number]> & {
  q?: string;
  team?: string;
  roles?: string[];
  statuses?: PeopleStatus[];
};

/** Reads the address. A part nobody understands falls back to its default: an old or mistyped link shows a list. */
export const readPeopleSearch = (raw: Record<string, unknown>): PeopleSearch =>
  withoutAbsent({
    q: text(raw['q']),
    team: isKey(raw['team']) ? raw['team'] : undefined,
    roles: known(raw['roles'], isKey),
    statuses: someOf(peopleStatuses, raw['statuses']),
    ...readTable(raw, { sorts: listSorts, columns: listColumns }),
  });

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
