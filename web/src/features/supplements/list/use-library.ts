import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { api, handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { paths } from '../../../paths.ts';
import type { FetchPage } from '../../../tables/export/all-rows.ts';
import type { TableSearch } from '../../../tables/table-search.ts';
import { type LibrarySearch, readLibrarySearch } from './library-search.ts';

export type Row = ApiAnswers['supplement']['list']['rows'][number];

/** The library in the address: its filters and the ways to change them. What changes replaces the address, so that back leaves it. */
export const useLibrarySearch = () => {
  const { organisation = '', type = '' } = useParams({ strict: false });
  const search = readLibrarySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (next: Record<string, unknown>) =>
    void navigate({ ...paths.supplements(organisation, type, readLibrarySearch(next)), replace: true, resetScroll: false });
  return {
    organisation,
    type,
    search,
    filter: (change: LibrarySearch) => go({ ...search, ...change, page: undefined }),
    show: (change: TableSearch) => go({ ...search, ...change }),
    clear: () => go({ ...search, q: undefined, closing: undefined, used: undefined, page: undefined }),
  };
};

const inputOf = (organisation: string, type: string, { q = '', closing, used }: LibrarySearch) => ({
  organisation,
  types: [type],
  q,
  ...(closing && { closing }),
  ...(used && { used }),
});

/** A page of the library, with how many there are of each choice of a filter. */
export const useLibraryRows = (organisation: string, type: string, search: LibrarySearch) => {
  const { page = 1, size = 25, sort = 'title', descending = false } = search;
  const input = inputOf(organisation, type, search);
  const sorted = { ...input, sort, descending };
  const list = useQuery({
    ...queries.supplement.list.queryOptions({ input: { ...sorted, page, size } }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ ...queries.supplement.counts.queryOptions({ input }), placeholderData: keepPreviousData });
  const fetchPage: FetchPage<Row> = (number, many) => api.supplement.list({ ...sorted, page: number, size: many }, handled);
  return { list, counts: counts.data, fetchPage };
};

/** Everything of the library that has a place on the map, whatever page of the list it is on. */
export const useLibraryPoints = (organisation: string, type: string, search: LibrarySearch, wanted: boolean) =>
  useQuery({
    ...queries.supplement.points.queryOptions({ input: inputOf(organisation, type, search) }),
    placeholderData: keepPreviousData,
    enabled: wanted,
  }).data;
