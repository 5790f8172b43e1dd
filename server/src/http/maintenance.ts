import type { FastifyInstance } from 'fastify';
import { errorBodyOf } from './error-body.ts';

/** While there is maintenance the services answer nothing but its message; pages, help and health go on. */
export const mountMaintenance = (app: FastifyInstance, text: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(api|access\/(auth|public)|tenants)\b/.test(request.url)) return;
    const body = errorBodyOf({ code: 'maintenance', values: {}, problems: [] }, 'nl');
    await reply
      .code(503)
      .header('retry-after', '300')
      .send({ ...body, message: text });
  });
};
