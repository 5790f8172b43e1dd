import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/clients.ts';

/** The tenant's product types, also those that are no longer in use. */
export const useProductTypes = () => useQuery({ ...queries.type.product.queryOptions({ input: {} }), staleTime: 300_000 });
