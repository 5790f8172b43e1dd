import { useSearch } from '@tanstack/react-router';
import { isKey } from '../../../tables/read-search.ts';
import { useProductPlace } from '../place.ts';

/** The organisation that a new product will be of: the one in the address, below a team the one that was chosen there. */
export const useOwner = (): string | undefined => {
  const place = useProductPlace();
  const { organisation } = useSearch({ strict: false });
  if ('organisation' in place) return place.organisation;
  return isKey(organisation) ? organisation : undefined;
};

/** Reads the organisation out of the address of a team's page. */
export const readOwner = ({ organisation }: Record<string, unknown>): { organisation?: string } =>
  typeof organisation === 'string' ? { organisation } : {};
