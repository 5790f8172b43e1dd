import type { OrganisationMenu } from '../../api/types.ts';
import { useOrganisationMenu, useTeamMenu } from '../../shell/menu/menus.ts';

type ProductMenu = { name: string; actions: string[]; types: OrganisationMenu['productTypes'] };

/** What the menu of the place in the address says of products: what may be done with them there, and of which types they can be. */
export const useProductMenu = (): ProductMenu | undefined => {
  const organisation = useOrganisationMenu();
  const team = useTeamMenu();
  if (organisation) return { name: organisation.title, actions: organisation.productActions, types: organisation.productTypes };
  return team && { name: team.name, actions: team.productActions, types: team.productTypes };
};
