import { createContext, useContext } from 'react';
import type { SiteSettings } from '../api/types.ts';
import { applyWording } from '../i18n/i18n.ts';
import { applyAccent } from '../theme/accent.ts';
import { get, type Result } from './call.ts';

/** The tenant's settings for the portal that people come from, with its colour, words and stylesheet laid over the page. */
export const loadSite = async (): Promise<Result<SiteSettings>> => {
  const from = portalAsked() ?? window.location.href;
  const site = await get<SiteSettings>(`/public/v2/site/settings?href=${encodeURIComponent(from)}`);
  if (site.ok) apply(site.value);
  return site;
};

const apply = (site: SiteSettings): void => {
  applyAccent(site.settings.accent);
  applyWording(site.i18n);
  if (site.stylesheet) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: site.stylesheet }));
};

/** The page of the portal that sent people here. The service decides whether they are led back to it. */
export const portalAsked = (): string | null => new URLSearchParams(window.location.search).get('redirect');

const SiteContext = createContext<SiteSettings | null>(null);
export const SiteProvider = SiteContext.Provider;

export const useSite = (): SiteSettings => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('no site settings above this component');
  return site;
};
