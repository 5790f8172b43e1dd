import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AgendaSearch, readAgendaSearch } from './agenda-search.ts';

/** What the address says of the agenda, and how it changes: going through the days leaves no trail in the history of the browser. */
export const useAgendaSearch = () => {
  const search = readAgendaSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onSearch = (change: AgendaSearch) =>
    void navigate({ to: '.', search: readAgendaSearch({ ...search, ...change }), replace: true, resetScroll: false });
  return { search, onSearch };
};
