/**
 * Where somebody goes after signing in: the address that was asked for when it is a page of the portal, else the portal's start.
 * The portal is at the service's own origin or at one of the configured ones; nothing else is ever returned (point 7).
 */
export const returnAddress = (asked: string | undefined, own: string, portals: readonly string[]): string => {
  const start = `${portals[0] ?? own}/`;
  if (!asked || !URL.canParse(asked, own)) return start;
  const url = new URL(asked, own);
  const ofPortal = /^https?:$/.test(url.protocol) && [own, ...portals].includes(url.origin) && !url.username && !url.password;
  const ofService = url.origin === own && /^\/(access|api)(\/|$)/.test(url.pathname);
  return ofPortal && !ofService ? url.href : start;
};
