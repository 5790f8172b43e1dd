import type { Key } from '@bronhouder/domain/instant.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { useItem } from './item-context.ts';

const atOnce = 50;

type Offered = ApiAnswers['agenda']['products'];
type Saved = ApiAnswers['agenda']['get'];

/** How a product of this agenda is called: one that was offered or found here, that the item began with, or that somebody saved in it. */
export const useProductTitle = () => {
  const { organisation, known } = useItem();
  const client = useQueryClient();
  const first = { key: organisation, q: '', page: 1, size: atOnce };
  useQuery(queries.agenda.products.queryOptions({ input: first, ...handled }));
  const offered = client.getQueriesData<Offered>({ queryKey: queries.agenda.products.key() }).flatMap(([, data]) => data?.rows ?? []);
  const saved = client.getQueriesData<Saved>({ queryKey: queries.agenda.get.key() }).flatMap(([, data]) => data?.product ?? []);
  return (product: Key): string => [...offered, ...saved, ...(known ? [known] : [])].find(({ key }) => key === product)?.title ?? product;
};
