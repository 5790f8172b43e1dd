import type { FastifyInstance } from 'fastify';

/** Lets portals on these other origins read the answers of a service, with credentials (point 7); nobody else's pages. */
export const allowReaders = (scope: FastifyInstance, origins: readonly string[]): void => {
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
  });
};
