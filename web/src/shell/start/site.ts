import { queryOptions, useQuery } from '@tanstack/react-query';
import { access } from '../../api/clients.ts';
import type { SiteSettings } from '../../api/types.ts';
import { applyWording } from '../../i18n/i18n.ts';
import { applyAccent } from '../../theme/accent.ts';

const product = 'Bronhouder';

/** The tenant's site settings for the address of the page (point 7). */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => access.siteSettings({ href: window.location.href }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

const linkStylesheet = (address: string) => {
  if ([...document.head.querySelectorAll('link')].some((link) => link.getAttribute('href') === address)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  document.head.append(link);
};

/** Gives the page the tenant's colour, stylesheet and wording. */
export const applySite = (site: SiteSettings): void => {
  applyAccent(site.settings.accent);
  applyWording(site.i18n);
  if (site.stylesheet) linkStylesheet(site.stylesheet);
};

/** The tenant's site settings; undefined where the access service could not be reached. */
export const useSite = (): SiteSettings | undefined => useQuery({ ...siteQuery, enabled: false }).data;

/** What the portal is called here: the tenant's name, or the product's. */
export const useSiteName = (): string => useSite()?.name ?? product;
