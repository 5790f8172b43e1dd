import type { FastifyInstance } from 'fastify';
import { jsonAnswer, send } from '../answer.ts';
import { allowReaders } from '../readers.ts';
import { allWords } from './words.ts';

const day = 86_400;

/** The words service: the thesaurus (contract/src/services.ts). */
export const mountWords = (app: FastifyInstance, { origins }: { origins: readonly string[] }): void => {
  app.register(
    async (scope) => {
      allowReaders(scope, origins);
      const all = jsonAnswer(allWords);
      scope.get('/word', (request, reply) => send(request, reply, all, day));
    },
    { prefix: '/words' },
  );
};
