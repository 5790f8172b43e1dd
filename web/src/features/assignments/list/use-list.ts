import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, handled, queries } from '../../../api/clients.ts';
import type { FetchPage } from '../../../tables/export/all-rows.ts';
import type { Line } from '../line.ts';
import { inputOf, type ListFilter, type ListPlace, type ListSearch } from './list-search.ts';

/** The page of the list that the address asks for, what each choice of a filter would leave, and how to fetch all of it. */
export const useList = (place: ListPlace, search: ListSearch, filter: ListFilter) => {
  const { page = 1, size = 25, sort = 'name', descending = false } = search;
  const input = inputOf(place, filter);
  const sorted = { ...input, sort, descending };
  const list = useQuery({
    ...queries.assignment.list.queryOptions({ input: { ...sorted, page, size } }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ ...queries.assignment.counts.queryOptions({ input }), placeholderData: keepPreviousData });
  const fetchPage: FetchPage<Line> = (number, many) => api.assignment.list({ ...sorted, page: number, size: many }, handled);
  return { list, counts: counts.data, fetchPage };
};
