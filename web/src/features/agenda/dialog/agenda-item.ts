import { useQueryClient } from '@tanstack/react-query';
import { handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';

/** An agenda item as it was saved. */
export type AgendaItem = ApiAnswers['agenda']['get'];

const everyHalfMinute = 30_000;

/** Asked again while the dialog stands open, so that it says when somebody else saved. */
export const itemQuery = (key: string) => ({
  ...queries.agenda.get.queryOptions({ input: { key }, ...handled }),
  refetchInterval: everyHalfMinute,
});

/** Lets everything that shows dates be asked for anew. */
export const useRefreshAgenda = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.agenda.key() });
};
