import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessRefusal } from './refusal.ts';

/** The origin that a browser has in its address bar, as far as the request tells: behind a proxy or a development server it may differ. */
export const hereOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string => `${protocol}://${host}`;

const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Writes only from pages of ours: a browser names the origin of the page behind every write, and it has to be one of these.
 * Together with SameSite cookies and JSON bodies this keeps other websites from acting in somebody's name.
 * @throws AccessRefusal origin.foreign
 */
export const refuseForeignOrigin = (request: Pick<FastifyRequest, 'method' | 'headers'>, origins: readonly string[]): void => {
  if (reading.includes(request.method)) return;
  if (!request.headers.origin || !origins.includes(request.headers.origin)) throw new AccessRefusal('origin.foreign');
};

/** Lets a portal on another host read our answers, with its cookies: exactly these origins, never a pattern. */
export const allowPortals = (request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, portals: readonly string[]): void => {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (!origin || !portals.includes(origin)) return;
  reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
};

/** The answer to a browser that asks beforehand. */
export const answerPreflight = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  portals: readonly string[],
): FastifyReply => {
  allowPortals(request, reply, portals);
  return reply
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'content-type')
    .header('access-control-max-age', '600')
    .code(204)
    .send();
};
