import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { api, handled, queries } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import type { FetchPage } from '../../../tables/export/all-rows.ts';
import type { TableSearch } from '../../../tables/table-search.ts';
import { useProductPlace } from '../place.ts';
import type { Row } from './row.ts';
import { isKey } from '../../../tables/read-search.ts';
import { filterOf, type ListFilter, type ListSearch, readListSearch, searchWith } from './list-search.ts';

/** The filters in the address, and the ways to change them. Searching replaces the address, so that going back leaves the list. */
export const useListSearch = () => {
  const place = useProductPlace();
  const { producttype } = useParams({ strict: false });
  const search = readListSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (next: ListSearch) =>
    void navigate({ ...(producttype ? paths.productsOfType(place, producttype, next) : paths.products(place, next)), replace: true });
  const filter = filterOf(search);
  return {
    place,
    producttype,
    search,
    filter,
    change: (change: Partial<ListFilter>) => go(searchWith(search, { ...filter, ...change })),
    clear: () => go(searchWith(search, filterOf({}))),
    show: (change: TableSearch) => go(readListSearch({ ...search, ...change })),
  };
};

export type ListState = ReturnType<typeof useListSearch>;

/** What the server is asked for: the filters, at the place and of the type in the address; what is no key is no type, as the page says. */
const inputOf = ({ place, producttype, filter }: Pick<ListState, 'place' | 'producttype' | 'filter'>) => ({
  ...filter,
  ...place,
  ...(producttype !== undefined && isKey(producttype) && { types: [producttype] }),
});

/** The rows of the page that is shown, how many each filter leaves, and how all of them are had. */
export const useRows = (state: ListState) => {
  const { page = 1, size = 25, sort = 'title', descending = false } = state.search;
  const input = inputOf(state);
  const sorted = { ...input, sort, descending };
  const list = useQuery({ ...queries.product.list.queryOptions({ input: { ...sorted, page, size } }), placeholderData: keepPreviousData });
  const counts = useQuery({ ...queries.product.counts.queryOptions({ input }), placeholderData: keepPreviousData });
  const fetchPage: FetchPage<Row> = (number, many) => api.product.list({ ...sorted, page: number, size: many }, handled);
  return { list, counts: counts.data, fetchPage };
};
