import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOf, send } from '../answer.ts';

const pages = new URL('../../../../docs/help/', import.meta.url);
/** The only shape that a page's name has: nothing that could lead out of the folder. */
const page = /^(nl|en)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const fiveMinutes = 300;

/** The text of a page such as `nl/home.md`; null: there is none. */
const textOf = async (name: string): Promise<string | null> =>
  page.test(name) ? readFile(new URL(name, pages), 'utf8').catch(() => null) : null;

const answer = async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply): Promise<FastifyReply> => {
  const text = await textOf(request.params['*']);
  if (text === null) return reply.code(404).header('cache-control', 'no-cache').send();
  return send(request, reply, answerOf(text, 'text/markdown; charset=utf-8'), fiveMinutes);
};

/** The docs service: help texts per section and language, `/docs/nl/home.md`. Asked without credentials, by any portal. */
export const mountDocs = (app: FastifyInstance): void => {
  app.register(
    async (scope) => {
      scope.addHook(
        'onRequest',
        async (_request, reply) => void reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff'),
      );
      scope.get('/*', answer);
    },
    { prefix: '/docs' },
  );
};
