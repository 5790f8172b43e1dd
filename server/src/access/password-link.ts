import { accessPath, addressHeader, authPath } from './auth-path.ts';
import { libraryFor, type ResetWanted } from './library.ts';
import { sendReset } from './send-reset.ts';
import type { AccessServices } from './services.ts';
import { originOf, type Site } from './site.ts';

const ask = async (services: AccessServices, site: Site, email: string, reset: (wanted: ResetWanted) => Promise<void>): Promise<void> => {
  const origin = originOf(services.config.publicUrl, site.host);
  const library = await libraryFor(services, site, false, reset);
  const headers = { origin, 'content-type': 'application/json', [addressHeader]: '127.0.0.1' };
  const url = `${origin}${authPath}/request-password-reset`;
  await library.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify({ email }) }));
};

/** A link, good for one use within the hour, with which somebody chooses their password; null: there is no such account. For whoever has the machine. */
export const passwordLink = async (services: AccessServices, site: Site, email: string): Promise<string | null> => {
  const links: string[] = [];
  await ask(services, site, email, async ({ token }) => {
    links.push(`${originOf(services.config.publicUrl, site.host)}${accessPath}/#/reset/${token}`);
  });
  return links[0] ?? null;
};

/** The same link, into the outbox. */
export const mailPasswordLink = (services: AccessServices, site: Site, email: string): Promise<void> =>
  ask(services, site, email, sendReset(services, site));
