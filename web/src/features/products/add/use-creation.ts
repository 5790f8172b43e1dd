import { useQuery } from '@tanstack/react-query';
import { handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type Creation = ApiAnswers['product']['creation'];

/** What a product of an organisation may be. Whoever may not make one there hears it from the page, not from a notice. */
export const useCreation = (organisation: string | undefined) =>
  useQuery({
    ...queries.product.creation.queryOptions({ input: { organisation: organisation ?? '' }, ...handled }),
    enabled: organisation !== undefined,
    retry: false,
  });
