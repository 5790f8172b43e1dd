import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/clients.ts';

const none: TypeDefinition[] = [];

/** The tenant's supplement types; none while they are on their way. */
export const useSupplementTypes = (): TypeDefinition[] =>
  useQuery({ ...queries.type.supplement.queryOptions({ input: {} }), staleTime: 300_000 }).data ?? none;
