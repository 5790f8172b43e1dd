import { useQuery } from '@tanstack/react-query';
import { handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type Target = ApiAnswers['copying']['target'];

/** What is known beforehand of a copy of this product at an organisation, and whether it can be made there at all. */
export const useTarget = (key: string, organisation: string | undefined) => {
  const input = { key, organisation: organisation ?? '' };
  const { data, isError } = useQuery({
    ...queries.copying.target.queryOptions({ input, ...handled }),
    enabled: organisation !== undefined,
    staleTime: 0,
    retry: false,
  });
  const target = organisation === undefined ? undefined : data;
  return { target, loading: organisation !== undefined && !data && !isError, notHere: organisation !== undefined && isError };
};
