import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = resolve(import.meta.dirname, '../../../web/dist');

/** The built portal and sign-in pages: assets cached for ever by the hash in their name, pages asked for anew each time. */
export const mountPortalFiles = async (app: FastifyInstance): Promise<void> => {
  if (!existsSync(built)) {
    app.log.warn('the portal has not been built: only the services answer');
    return;
  }
  await app.register(fastifyStatic, {
    root: built,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
};
