import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOfCode } from './error-body.ts';
import { languageOf } from './language.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the page that sends a request is the portal itself or one of the origins that the settings name. */
const isKnown = (request: FastifyRequest, origins: readonly string[]): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  return origin === `${request.protocol}://${request.host}` || origins.includes(origin);
};

/**
 * Refuses writes that a page of another origin makes the browser send (cross-site request forgery). Beside the cookie being
 * SameSite this holds for other ports and neighbouring hosts as well.
 */
export const refuseForeignOrigin =
  ({ origins }: { origins: readonly string[] }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (harmless.has(request.method) || isKnown(request, origins)) return;
    await reply.code(403).send(bodyOfCode('right.missing', languageOf(request.headers['accept-language'], null)));
  };
