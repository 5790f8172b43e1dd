import { date, filled, isKey, known, oneOf, readTable, type TableOf, text, withoutAbsent } from '../../../tables/read-search.ts';
import { isState } from '../../records/list/is-state.ts';
import { archivedStatuses, type CsFilter, formatCs, parseCs, type SwitchStatus, switchStatuses } from './cs.ts';

export const listColumns = ['types', 'state', 'team', 'city', 'saved'] as const;
export type ListColumn = (typeof listColumns)[number];
export const listSorts = ['title', 'team', 'savedAt'] as const;

/** What the address of the list holds. */
export type ListSearch = TableOf<(typeof listSorts)[number], ListColumn> & {
  cs?: string;
  q?: string;
  states?: string[];
  types?: string[];
  archived?: CsFilter['archived'];
  online?: SwitchStatus;
  workflow?: SwitchStatus;
  productWorkflow?: SwitchStatus;
  changedFrom?: string;
  changedTill?: string;
};

/** Reads the address. A part nobody understands falls back to its default: an old or mistyped link shows a list. */
export const readListSearch = (raw: Record<string, unknown>): ListSearch =>
  withoutAbsent({
    cs: text(raw['cs']),
    q: text(raw['q']),
    states: known(raw['states'], isState),
    types: known(raw['types'], isKey),
    archived: oneOf(archivedStatuses, raw['archived']),
    online: oneOf(switchStatuses, raw['online']),
    workflow: oneOf(switchStatuses, raw['workflow']),
    productWorkflow: oneOf(switchStatuses, raw['productWorkflow']),
    changedFrom: date(raw['changedFrom']),
    changedTill: date(raw['changedTill']),
    ...readTable(raw, { sorts: listSorts, columns: listColumns }),
  });

/** The filters of the list, complete. */
export type ListFilter = {
  q: string;
  states: string[];
  types: string[];
  archived: CsFilter['archived'];
  online: SwitchStatus | undefined;
  workflow: SwitchStatus | undefined;
  productWorkflow: SwitchStatus | undefined;
  changedFrom: string | undefined;
  changedTill: string | undefined;
};

/** The filters that an address asks for; explicit parameters go before `cs`. */
export const filterOf = (search: ListSearch): ListFilter => {
  const cs = parseCs(search.cs);
  return {
    q: search.q ?? '',
    changedFrom: search.changedFrom,
    changedTill: search.changedTill,
    states: search.states ?? cs?.states ?? [],
    types: search.types ?? cs?.types ?? [],
    archived: search.archived ?? cs?.archived ?? 'without',
    online: search.online ?? cs?.online,
    workflow: search.workflow ?? cs?.workflow,
    productWorkflow: search.productWorkflow ?? cs?.productWorkflow,
  };
};

/** The address for other filters: as `cs` where that can say it (point 2), from the first page, with sorting and columns as they were. */
export const searchWith = (search: ListSearch, filter: ListFilter): ListSearch => {
  const cs = formatCs(filter);
  const { states, types, archived, online, workflow, productWorkflow } = filter;
  const written = cs
    ? { states: undefined, types: undefined, archived: undefined, online: undefined, workflow: undefined, productWorkflow: undefined }
    : {
        states: filled(states),
        types: filled(types),
        archived: archived === 'without' ? undefined : archived,
        online,
        workflow,
        productWorkflow,
      };
  return withoutAbsent({
    ...search,
    ...written,
    cs,
    q: filter.q || undefined,
    changedFrom: filter.changedFrom,
    changedTill: filter.changedTill,
    page: undefined,
  });
};

/** Whether anything narrows the list. */
export const isFiltered = (filter: ListFilter): boolean => {
  const { q, states, types, archived, changedFrom, changedTill, online, workflow, productWorkflow } = filter;
  return (
    archived !== 'without' ||
    states.length + types.length > 0 ||
    Boolean(q || changedFrom || changedTill || online || workflow || productWorkflow)
  );
};
