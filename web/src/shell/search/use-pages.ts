import { useTranslation } from 'react-i18next';
import type { Path } from '../../paths.ts';
import { useOrganisationMenu, usePlace, useTeamMenu } from '../menu/menus.ts';
import { homeItems, organisationItems, teamItems, unlistedItems } from '../menu/navigation-items.ts';
import { useUser } from '../session/current-user.ts';

/** The pages that the navigation offers here and at home, and those that it leaves out here, each once. */
export const usePages = (): { title: string; path: Path }[] => {
  const { t } = useTranslation();
  const user = useUser();
  const { organisation, team } = usePlace();
  const organisationMenu = useOrganisationMenu();
  const teamMenu = useTeamMenu();
  const here = organisation ? organisationItems(organisation, organisationMenu) : team ? teamItems(team, teamMenu) : [];
  const unlisted = organisation ? unlistedItems(organisation, organisationMenu) : [];
  const items = [...here, { items: unlisted }, ...homeItems(user)].flatMap((group) => group.items);
  const named = items.map(({ id, title, path }) => ({ title: title ?? t(`shell.navigation.${id}`), path }));
  return [...new Map(named.map((page) => [JSON.stringify(page.path), page])).values()];
};
