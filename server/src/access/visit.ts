import type { Instant } from '@bronhouder/domain/instant.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../database/types.ts';
import { type Guarded } from './attempts.ts';
import { AccessRefusal, type Language, languageOf } from './refusal.ts';
import type { AccessServices } from './services.ts';
import { readSession, type SignedIn, touchSession } from './session.ts';
import { originOf, type Site, siteOfHost } from './site.ts';

/** One request to the access service, at the site it came to. */
export type Visit = {
  services: AccessServices;
  site: Site;
  db: Kysely<DB>;
  /** Origin of this service at this host name. */
  origin: string;
  now: Instant;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The network address, for the limit on guessing. */
  address: Guarded;
};

/** @throws AccessRefusal not-found for a host name that no tenant has */
export const visitOf = async (services: AccessServices, request: FastifyRequest, reply: FastifyReply): Promise<Visit> => {
  const site = await siteOfHost(services.database, request.hostname);
  if (!site) throw new AccessRefusal('not-found');
  return {
    services,
    site,
    db: services.database.forTenant(site.tenant),
    origin: originOf(services.config.publicUrl, site.host),
    now: services.clock(),
    language: languageOf(request.headers['accept-language']),
    request,
    reply,
    address: { kind: 'address', who: request.ip },
  };
};

/** Who is signed in; null: nobody. */
export const whoIs = ({ services, site, request, now }: Visit): Promise<SignedIn | null> =>
  readSession(
    { database: services.database, secret: services.secret, domain: services.config.cookieDomain },
    site.tenant,
    request.headers.cookie,
    now,
  );

/** Somebody who uses the service, which keeps their session alive. @throws AccessRefusal session.missing */
export const signedInOnly = async (visit: Visit): Promise<SignedIn> => {
  const who = await whoIs(visit);
  if (!who) throw new AccessRefusal('session.missing');
  await touchSession(visit.services.database, visit.site.tenant, who, visit.now);
  return who;
};
