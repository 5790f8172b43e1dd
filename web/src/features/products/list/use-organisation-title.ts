import { useQuery } from '@tanstack/react-query';
import { organisationMenuQuery } from '../../../shell/menu/menus.ts';

/** What an organisation is called; undefined while that is asked, and where it cannot be seen. */
export const useOrganisationTitle = (organisation: string | undefined): string | undefined =>
  useQuery({ ...organisationMenuQuery(organisation ?? ''), enabled: organisation !== undefined, retry: false }).data?.title;
