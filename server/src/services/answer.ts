import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that stays the same for a while, written out once. */
export type Answer = { body: string; type: string; etag: string };

export const answerOf = (body: string, type: string): Answer => ({
  body,
  type,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
});

export const jsonAnswer = (value: unknown): Answer => answerOf(JSON.stringify(value), 'application/json; charset=utf-8');

const holds = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

/** Sends an answer with its ETag, or says that the browser's own copy still holds (304). It may be kept for `seconds` without asking. */
export const send = (request: FastifyRequest, reply: FastifyReply, { body, type, etag }: Answer, seconds: number): FastifyReply => {
  reply.header('etag', etag).header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-cache');
  return holds(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.type(type).send(body);
};
