import { useQuery } from '@tanstack/react-query';
import { handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type Creation = ApiAnswers['team']['creation'];

/** What an organisation made in a team may be. Whoever may not make one there hears it from the page, not from a notice. */
export const useCreation = (team: string) =>
  useQuery({ ...queries.team.creation.queryOptions({ input: { key: team }, ...handled }), enabled: team !== '', retry: false });
