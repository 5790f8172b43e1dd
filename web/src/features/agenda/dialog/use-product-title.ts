import type { Key } from '@bronhouder/domain/instant.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../api/clients.ts';
import { useItem } from './item-context.ts';

const atOnce = 50;

/** How a product of this agenda is called, as far as it is among those that are offered first; else its key. */
export const useProductTitle = () => {
  const { organisation } = useItem();
  const { data } = useQuery(
    queries.agenda.products.queryOptions({
      input: { key: organisation, q: '', page: 1, size: atOnce },
      context: { handleErrorCodes: 'all' },
    }),
  );
  return (product: Key): string => data?.rows.find(({ key }) => key === product)?.title ?? product;
};
