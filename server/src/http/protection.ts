import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const originOf = (address: string): string[] =>
  URL.canParse(address.replace(/\{[^}]*\}/g, 'x')) ? [new URL(address.replace(/\{[^}]*\}/g, 'x')).origin] : [];

/** Where the pages may fetch from: this origin, and the services that live elsewhere. */
const sources = (config: Config) => Object.values(config.services).flatMap(originOf);

/** A strict content security policy, and a limit per address on how many requests a minute may bring. */
export const protect = async (app: FastifyInstance, config: Config): Promise<void> => {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The component library sets sizes and colours on elements; no script can come in by a style.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(config.mapTilesUrl ? originOf(config.mapTilesUrl) : [])],
        connectSrc: ["'self'", ...sources(config)],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: secure && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(rateLimit, {
    max: 6000,
    timeWindow: '1 minute',
    allowList: (request) => request.url.startsWith('/health/'),
  });
};
