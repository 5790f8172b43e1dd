import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hashOf, signedToken } from './cookie.ts';
import { addressHeader, authPath } from './auth-path.ts';
import type { Library } from './library.ts';
import { AccessRefusal, refusalOfLibrary } from './refusal.ts';
import { sendReset } from './send-reset.ts';
import type { AccessServices } from './services.ts';
import type { Site } from './site.ts';
import type { Visit } from './visit.ts';

const quarter = 15 * 60_000;

/** One library per site as it is set up now. A provider that could not be reached is tried again after a quarter of an hour. */
export const libraries = (services: AccessServices): ((site: Site, withProviders: boolean) => Promise<Library>) => {
  const made = new LRUCache<string, Promise<Library>>({ max: 100, ttl: quarter });
  return async (site, withProviders) => {
    const name = JSON.stringify([site.tenant, site.host, site.name, withProviders && site.providers]);
    const known = made.get(name);
    if (known) return known;
    // Loaded with the first sign-in, so that the server starts sooner.
    const library = import('./library.ts').then(({ libraryFor }) => libraryFor(services, site, withProviders, sendReset(services, site)));
    made.set(name, library);
    library.catch(() => made.delete(name));
    return library;
  };
};

export type Libraries = ReturnType<typeof libraries>;

const requestTo = ({ origin, request }: Visit, method: 'GET' | 'POST', path: string, body?: object): Request =>
  new Request(`${origin}${authPath}${path}`, {
    method,
    headers: {
      [addressHeader]: request.ip,
      origin,
      ...(request.headers.cookie && { cookie: request.headers.cookie }),
      ...(request.headers['user-agent'] && { 'user-agent': request.headers['user-agent'] }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Puts a question of ours to the library and only hands back what it says. */
export const put = (visit: Visit, library: Library, path: string, body: object): Promise<Response> =>
  library.handler(requestTo(visit, 'POST', path, body));

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/**
 * Puts a question of ours to the library and passes its cookies on. What the browser sent reaches it only through `body` and the
 * cookies, and what it answers reaches the browser only as we say: its answers hold the session's token, for one.
 * @throws AccessRefusal for what it refuses
 */
export const ask = async (visit: Visit, library: Library, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
  const response = await library.handler(requestTo(visit, method, path, body));
  passCookies(response, visit.reply);
  const text = await response.text();
  const answer = text.startsWith('{') ? JSON.parse(text) : {};
  if (response.status >= 400) throw refusalOfLibrary(answer.code);
  await noteSignIn(visit, response);
  return { status: response.status, headers: response.headers, body: answer };
};

const passCookies = (response: Response, reply: FastifyReply): void => {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
};

/** Writes down when somebody came in: only once there is a session, so not before a second step. A warning that the account is not used is void. */
const noteSignIn = async ({ services, db, now }: Visit, response: Response): Promise<void> => {
  const scope = { secret: services.secret, domain: services.config.cookieDomain };
  const token = response.headers
    .getSetCookie()
    .map((cookie) => signedToken(cookie.split(';')[0], scope))
    .find(Boolean);
  if (!token) return;
  await db
    .updateTable('user_account')
    .from('user_session')
    .set({ last_logon_at: now, unused_warned_at: null })
    .where('user_session.token', '=', hashOf(token))
    .whereRef('user_session.user_id', '=', 'user_account.id')
    .execute();
};

/** @throws AccessRefusal when nobody can sign in at this site now */
export const openOnly = ({ site }: Visit): void => {
  if (!site.allowLogin) throw new AccessRefusal('sign-in.closed');
};
