import { unusedChoices } from '@bronhouder/domain/roles/unused-choices.ts';
import { filled, isKey, known, oneOf, readTable, someOf, type TableOf, text, withoutAbsent } from '../../../tables/read-search.ts';
import type { TableSearch } from '../../../tables/table-search.ts';

export const lineStatuses = ['active', 'invited', 'expired'] as const;
export type LineStatus = (typeof lineStatuses)[number];
export const placeKinds = ['team', 'organisation'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const listColumns = [
  'email',
  'role',
  'place',
  'scope',
  'status',
  'lastLogon',
  'expires',
  'created',
  'createdBy',
  'updated',
  'updatedBy',
  'inviter',
] as const;
export type ListColumn = (typeof listColumns)[number];
export const listSorts = [
  'name',
  'lastLogon',
  'role',
  'place',
  'scope',
  'status',
  'expires',
  'created',
  'createdBy',
  'updated',
  'updatedBy',
  'inviter',
] as const;
export type ListSort = (typeof listSorts)[number];

/** What the address of a list of people holds. `only`: of the team itself, not of what is beneath. */
export type ListSearch = TableOf<ListSort, ListColumn> & {
  q?: string;
  statuses?: LineStatus[];
  roles?: string[];
  kinds?: PlaceKind[];
  unused?: number;
  only?: boolean;
};

/** Reads the address. A part nobody understands falls back to its default: an old or mistyped link shows a list. */
export const readListSearch = (raw: Record<string, unknown>): ListSearch =>
  withoutAbsent({
    q: text(raw['q']),
    statuses: someOf(lineStatuses, raw['statuses']),
    roles: known(raw['roles'], isKey),
    kinds: someOf(placeKinds, raw['kinds']),
    unused: oneOf<number>(unusedChoices, raw['unused']),
    only: raw['only'] === true ? true : undefined,
    ...readTable(raw, { sorts: listSorts, columns: listColumns }),
  });

/** The filters of the list, complete. */
export type ListFilter = {
  q: string;
  statuses: LineStatus[];
  roles: string[];
  kinds: PlaceKind[];
  unused: number | undefined;
  only: boolean;
};

/** The filters that an address asks for. */
export const filterOf = ({ q = '', statuses = [], roles = [], kinds = [], unused, only = false }: ListSearch): ListFilter => ({
  q,
  statuses,
  roles,
  kinds,
  unused,
  only,
});

/** The address for other filters, from the first page, with sorting and columns as they were. */
export const searchWith = (search: ListSearch, { q, statuses, roles, kinds, unused, only }: ListFilter): ListSearch =>
  withoutAbsent({
    ...search,
    q: q || undefined,
    statuses: filled(statuses),
    roles: filled(roles),
    kinds: filled(kinds),
    unused,
    only: only || undefined,
    page: undefined,
  });

/** The address after something about the table changed. */
export const searchShown = (search: ListSearch, change: TableSearch): ListSearch => readListSearch({ ...search, ...change });

/** Whether anything narrows the list. */
export const isFiltered = ({ q, statuses, roles, kinds, unused, only }: ListFilter): boolean =>
  q !== '' || only || unused !== undefined || statuses.length + roles.length + kinds.length > 0;

/** The place of the list. */
export type ListPlace = { kind: PlaceKind; key: string };

/** What the server is asked for. */
export const inputOf = ({ kind, key }: ListPlace, { q, statuses, roles, kinds, unused, only }: ListFilter) => ({
  ...(kind === 'team' ? { team: key, beneath: !only } : { organisation: key }),
  q,
  statuses,
  roles,
  placeKinds: kinds,
  ...(unused !== undefined && { unusedMonths: unused }),
});
