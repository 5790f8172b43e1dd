import { useParams } from '@tanstack/react-router';

/** Where a product is looked at from: an organisation, its owner or one that shows it, or a team above. The same screens stand at both. */
export type ProductPlace = { organisation: string } | { team: string };

/** The place in the address. */
export const useProductPlace = (): ProductPlace => {
  const { organisation, team = '' } = useParams({ strict: false });
  return organisation === undefined ? { team } : { organisation };
};
