import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/clients.ts';

/** The tenant's organisation types. */
export const useTypes = () => useQuery({ ...queries.type.organisation.queryOptions({ input: {} }), staleTime: 300_000 });
