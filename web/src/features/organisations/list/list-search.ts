import { organisationSorts } from '@bronhouder/contract/organisation.ts';
import { pageSizes } from '@bronhouder/contract/shapes.ts';
import { z } from 'zod';
import { formatCs, parseCs } from './cs.ts';

const archived = z.enum(['without', 'with', 'only']);
const date = z.iso.date();
const size = z.union(pageSizes.map((size) => z.literal(size)));
export const listColumns = ['types', 'state', 'team', 'city', 'saved'] as const;
export type ListColumn = (typeof listColumns)[number];

/**
 * What the address of the list holds. A part nobody understands falls back to its default: an old or mistyped link shows a list.
 */
export const listSearchSchema = z.object({
  cs: z.string().optional().catch(undefined),
  q: z.string().max(200).optional().catch(undefined),
  states: z.array(z.string()).optional().catch(undefined),
  types: z.array(z.string()).optional().catch(undefined),
  archived: archived.optional().catch(undefined),
  changedFrom: date.optional().catch(undefined),
  changedTill: date.optional().catch(undefined),
  sort: z.enum(organisationSorts).optional().catch(undefined),
  descending: z.boolean().optional().catch(undefined),
  page: z.number().int().min(1).optional().catch(undefined),
  size: size.optional().catch(undefined),
  columns: z.array(z.enum(listColumns)).optional().catch(undefined),
});
export type ListSearch = z.infer<typeof listSearchSchema>;

/** The filters of the list, complete. */
export type ListFilter = {
  q: string;
  states: string[];
  types: string[];
  archived: z.infer<typeof archived>;
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
  return {
    ...search,
    cs,
    q: filter.q || undefined,
    states: cs || filter.states.length === 0 ? undefined : filter.states,
    archived: cs || filter.archived === 'without' ? undefined : filter.archived,
    types: filter.types.length === 0 ? undefined : filter.types,
    changedFrom: filter.changedFrom,
    changedTill: filter.changedTill,
    page: undefined,
  };
};

/** Whether anything narrows the list. */
export const isFiltered = (filter: ListFilter): boolean =>
  Boolean(filter.q || filter.states.length || filter.types.length || filter.changedFrom || filter.changedTill) || filter.archived !== 'without';
