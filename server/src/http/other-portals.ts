import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lets portals on these other origins call the API with credentials (point 7): exactly these, never a pattern. Answers what a browser asks beforehand. */
export const allowOtherPortals =
  ({ origins }: { origins: readonly string[] }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (origins.length === 0) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
    if (request.method !== 'OPTIONS') return;
    await reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'content-type, accept-language')
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  };
