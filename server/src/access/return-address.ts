/**
 * Where somebody goes after signing in: the address that was asked for when it is a page of the portal, else the portal's start.
 * The portal is at one of the service's own origins or at one of the configured ones; nothing else is ever returned (point 7).
 */
export const returnAddress = (asked: string | undefined, owns: readonly [string, ...string[]], portals: readonly string[]): string => {
  const [own] = owns;
  const start = `${portals[0] ?? own}/`;
  if (!asked || !URL.canParse(asked, own)) return start;
  const url = new URL(asked, own);
  const ofPortal = /^https?:$/.test(url.protocol) && [...owns, ...portals].includes(url.origin) && !url.username && !url.password;
  const ofService = owns.includes(url.origin) && /^\/(access|api)(\/|$)/.test(url.pathname);
  return ofPortal && !ofService ? url.href : start;
};
