import { api } from '@bronhouder/contract/api.ts';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';

/** The OpenAPI 3.1 description of the main API, made from the contract when it is first asked for. */
export const mountOpenApi = (app: FastifyInstance, { config }: House): void => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  let description: Promise<object> | null = null;
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= generator.generate(api, { info: { title: 'Bronhouder', version: '1.0.0' }, servers: [{ url: config.services.api }] });
    return reply.header('cache-control', 'no-cache').send(await description);
  });
};
