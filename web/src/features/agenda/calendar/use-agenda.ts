import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../../api/clients.ts';
import { type AgendaSearch, isFiltered } from '../agenda-search.ts';
import type { Period } from './period.ts';
import { passes, shownOf } from './shown.ts';

/** Whose agenda it is: one of these. */
export type Scope = { team?: string; organisation?: string; product?: string; location?: string };

const unfiltered = { products: [], locations: [], kinds: [] };

/**
 * What takes place in a period. Filters are looked through here, so that the choice of them stays whole; only where the answer had to be
 * cut they are asked of the server.
 */
export const useAgenda = (scope: Scope, { asked }: Period, search: AgendaSearch) => {
  const window = { ...scope, ...asked, ...unfiltered, beneath: search.beneath ?? true };
  const all = useQuery({ ...queries.agenda.occurrences.queryOptions({ input: window }), placeholderData: keepPreviousData });
  const cut = all.data?.more === true;
  const { products, locations, kinds } = search;
  const narrowed = useQuery({
    ...queries.agenda.occurrences.queryOptions({ input: { ...window, products, locations, kinds } }),
    placeholderData: keepPreviousData,
    enabled: cut && isFiltered(search),
  });
  const answer = (isFiltered(search) && narrowed.data) || all.data;
  const every = useMemo(() => all.data && shownOf(all.data), [all.data]);
  const shown = useMemo(
    () => answer && shownOf(answer).filter(passes({ products, locations, kinds })),
    [answer, products, locations, kinds],
  );
  return {
    every,
    shown,
    more: answer?.more ?? false,
    failed: all.isError || narrowed.isError,
    stale: all.isPlaceholderData,
    retry: () => void all.refetch(),
  };
};
