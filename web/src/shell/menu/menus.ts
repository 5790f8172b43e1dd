import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { handled, queries } from '../../api/clients.ts';
import type { OrganisationMenu, TeamMenu } from '../../api/types.ts';
import type { PlaceRef } from '../rights/open-rights.ts';

/** Menu failures are handled here, the forbidden one included (point 7). */
const aMinute = 60_000;

export const organisationMenuQuery = (key: string) =>
  queries.menu.organisation.queryOptions({ input: { key }, ...handled, staleTime: aMinute });
export const teamMenuQuery = (key: string) => queries.menu.team.queryOptions({ input: { key }, ...handled, staleTime: aMinute });

/** A menu that failed is asked for again by its area only: everything else that looks at it would ask each time it is drawn. */
const onceOnly = { retryOnMount: false };

/** Where the user is, by the address. */
export const usePlace = () => {
  const { organisation, team } = useParams({ strict: false });
  return { organisation, team };
};

/** The organisation or team in the address whose menu the user has; undefined outside one. */
export const useHere = (): PlaceRef | undefined => {
  const organisation = useOrganisationMenu();
  const team = useTeamMenu();
  if (organisation) return { kind: 'organisation', key: organisation.key };
  return team && { kind: 'team', key: team.key };
};

/** The menu of the organisation in the address; undefined outside one, while loading, and when it could not be had. */
export const useOrganisationMenu = (): OrganisationMenu | undefined => {
  const { organisation = '' } = usePlace();
  return useQuery({ ...organisationMenuQuery(organisation), ...onceOnly, enabled: organisation !== '' }).data;
};

/** The menu of the team in the address; undefined outside one, while loading, and when it could not be had. */
export const useTeamMenu = (): TeamMenu | undefined => {
  const { team = '' } = usePlace();
  return useQuery({ ...teamMenuQuery(team), ...onceOnly, enabled: team !== '' }).data;
};
