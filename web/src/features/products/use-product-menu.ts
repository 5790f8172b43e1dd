import type { OrganisationMenu } from '../../api/types.ts';
import { useOrganisationMenu, useTeamMenu } from '../../shell/menu/menus.ts';

type ProductMenu = { name: string; actions: string[]; types: OrganisationMenu['productTypes'] };

/** At an organisation that was put away nothing is made. */
const actionsAt = ({ productActions, archived }: OrganisationMenu): string[] =>
  archived ? productActions.filter((action) => action !== 'create') : productActions;

/** What the menu of the place in the address says of products: what may be done with them there, and of which types they can be. */
export const useProductMenu = (): ProductMenu | undefined => {
  const organisation = useOrganisationMenu();
  const team = useTeamMenu();
  if (organisation) return { name: organisation.title, actions: actionsAt(organisation), types: organisation.productTypes };
  return team && { name: team.name, actions: team.productActions, types: team.productTypes };
};
