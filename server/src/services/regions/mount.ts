import { several } from '@bronhouder/contract/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { jsonAnswer, send } from '../answer.ts';
import { allowReaders } from '../readers.ts';
import { allRegions, regionsNamed } from './regions.ts';

const asked = z.object({ codes: several(z.string()) });
const day = 86_400;
/** Who publishes the lists; their licence asks to name them. */
const attribution = 'Bron: CBS, Statbel';

/** The regions service: the whole tree, and regions by code (contract/src/services.ts). */
export const mountRegions = (app: FastifyInstance, { origins }: { origins: readonly string[] }): void => {
  app.register(
    async (scope) => {
      allowReaders(scope, origins);
      scope.addHook('onRequest', async (_request, reply) => void reply.header('x-attribution', attribution));
      const all = jsonAnswer(allRegions);
      scope.get('/region', (request, reply) => send(request, reply, all, day));
      scope.get('/region/named', (request, reply) => send(request, reply, jsonAnswer(regionsNamed(asked.parse(request.query).codes)), day));
    },
    { prefix: '/regions' },
  );
};
