import { statusOf } from '@bronhouder/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOfCode } from './error-body.ts';
import { languageOf } from './language.ts';

/** The largest upload that any field may allow, with room for the form around it. */
const uploads = 27 * 1024 * 1024;
const others = 2 * 1024 * 1024;

/** Refuses a body that is too large before it is read. A body has to say how long it is: browsers do, and a stream without end cannot. */
export const limitBody = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { 'content-length': length, 'transfer-encoding': chunked, 'content-type': type } = request.headers;
  const limit = type?.startsWith('multipart/form-data') ? uploads : others;
  if (!chunked && Number(length ?? 0) <= limit) return;
  const code = chunked ? 'input.invalid' : 'file.too-large';
  await reply.code(chunked ? 411 : statusOf[code]).send(bodyOfCode(code, languageOf(request.headers['accept-language'], null)));
};
