import { useOrganisationMenu, useTeamMenu } from '../menu/menus.ts';
import { useUser } from '../session/current-user.ts';

export type LookPlace = { kind: 'team' | 'organisation'; key: string; name: string };

/** The place where the user is and may assign roles, and so look through one; undefined: none, or one looks already. */
export const useLookPlace = (): LookPlace | undefined => {
  const organisation = useOrganisationMenu();
  const team = useTeamMenu();
  const { looking } = useUser();
  if (looking) return undefined;
  if (organisation?.organisationActions.includes('roleAssignment'))
    return { kind: 'organisation', key: organisation.key, name: organisation.title };
  return team?.teamActions.includes('roleAssignment') ? { kind: 'team', key: team.key, name: team.name } : undefined;
};
