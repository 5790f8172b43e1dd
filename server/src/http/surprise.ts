import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOfCode } from './error-body.ts';
import { languageOf } from './language.ts';

const codes: Partial<Record<number, RefusalCode>> = {
  403: 'record.unknown',
  404: 'record.unknown',
  413: 'file.too-large',
  429: 'too-many-requests',
  503: 'service.unavailable',
};

/**
 * What the web server itself refuses, an address that is none, too many requests, too much at once, has the error body of the
 * specification as well. What nobody expected is logged, and said without details.
 */
export const answerSurprise = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 500) request.log.error({ err: error }, 'a request failed unexpectedly');
  const code = codes[status] ?? (status < 500 ? 'input.invalid' : 'unexpected');
  void reply.code(status).send(bodyOfCode(code, languageOf(request.headers['accept-language'], null)));
};
