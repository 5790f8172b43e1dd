import { productSorts } from '@bronhouder/contract/product.ts';
import { date, filled, isKey, known, oneOf, readTable, type TableOf, text, withoutAbsent } from '../../../tables/read-search.ts';
import { isState } from '../../records/list/is-state.ts';

export const archivedChoices = ['without', 'with', 'only'] as const;
export const sharedChoices = ['all', 'own', 'shared'] as const;
const columns = ['type', 'state', 'organisation', 'saved'] as const;

/** What the address of the list of products holds. */
export type ListSearch = TableOf<(typeof productSorts)[number], (typeof columns)[number]> & {
  q?: string;
  organisation?: string;
  shared?: (typeof sharedChoices)[number];
  states?: string[];
  types?: string[];
  archived?: (typeof archivedChoices)[number];
  changedFrom?: string;
  changedTill?: string;
};

/** Reads the address. A part nobody understands falls back to its default: an old or mistyped link shows a list. */
export const readListSearch = (raw: Record<string, unknown>): ListSearch =>
  withoutAbsent({
    q: text(raw['q']),
    organisation: known([raw['organisation']], isKey)?.[0],
    shared: oneOf(sharedChoices, raw['shared']),
    states: known(raw['states'], isState),
    types: known(raw['types'], isKey),
    archived: oneOf(archivedChoices, raw['archived']),
    changedFrom: date(raw['changedFrom']),
    changedTill: date(raw['changedTill']),
    ...readTable(raw, { sorts: productSorts, columns }),
  });

/** The filters of the list, complete. */
export type ListFilter = {
  q: string;
  organisation: string | undefined;
  shared: (typeof sharedChoices)[number];
  states: string[];
  types: string[];
  archived: (typeof archivedChoices)[number];
  changedFrom: string | undefined;
  changedTill: string | undefined;
};

/** The filters that an address asks for. */
export const filterOf = ({ q, organisation, shared, states, types, archived, changedFrom, changedTill }: ListSearch): ListFilter => ({
  q: q ?? '',
  organisation,
  shared: shared ?? 'all',
  states: states ?? [],
  types: types ?? [],
  archived: archived ?? 'without',
  changedFrom,
  changedTill,
});

/** The address for other filters: from the first page, with sorting and columns as they were. */
export const searchWith = (search: ListSearch, filter: ListFilter): ListSearch =>
  withoutAbsent({
    ...search,
    q: filter.q || undefined,
    organisation: filter.organisation,
    shared: filter.shared === 'all' ? undefined : filter.shared,
    states: filled(filter.states),
    types: filled(filter.types),
    archived: filter.archived === 'without' ? undefined : filter.archived,
    changedFrom: filter.changedFrom,
    changedTill: filter.changedTill,
    page: undefined,
  });

/** Whether anything narrows the list. */
export const isFiltered = ({ q, organisation, shared, states, types, archived, changedFrom, changedTill }: ListFilter): boolean =>
  archived !== 'without' ||
  shared !== 'all' ||
  states.length + types.length > 0 ||
  Boolean(q || organisation || changedFrom || changedTill);
