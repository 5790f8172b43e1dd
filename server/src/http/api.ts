import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSession, type SessionSource, touchSession } from '../access/session.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { House } from '../house.ts';
import { limitBody } from './body-limit.ts';
import type { Arrival } from './caller.ts';
import { bodyOfCode, errorBodyOf, refusalBehind } from './error-body.ts';
import { languageOf } from './language.ts';
import { refuseForeignOrigin } from './origin.ts';
import { allowOtherPortals } from './other-portals.ts';
import { router } from './router.ts';

export type Doors = { house: House; sessions: SessionSource; tenantOf: (host: string) => Promise<Tenant | null> };

/** The request with everything that one round trip can know of it. Real use keeps the session alive. */
const arrivalOf = async (request: FastifyRequest, { house, sessions, tenantOf }: Doors): Promise<Arrival | null> => {
  const tenant = await tenantOf(request.hostname);
  if (!tenant) return null;
  const now = house.clock();
  const who = await readSession(sessions, tenant.key, request.headers.cookie, now);
  if (who) await touchSession(house.database, tenant.key, who, now);
  return { house, tenant, who, now };
};

/** What of a request its answer depends on when it fails. `signal`: aborted once nobody waits for it. */
type Asked = { headers: Record<string, string | string[] | undefined>; signal?: AbortSignal | undefined };

/** An error as the error body of the specification: a refusal with its code and status, a surprise logged and without details. */
const answerTo = (error: unknown, { house, who }: Arrival, { headers, signal }: Asked): ORPCError<string, unknown> => {
  const language = languageOf(headers['accept-language'], who);
  const found = refusalBehind(error);
  // Whoever leaves during an upload, or before the answer, has not met a fault of ours.
  if (!found && signal?.aborted) house.log.debug({ err: error }, 'a client left before its answer');
  else if (!found) house.log.error({ err: error }, 'a request failed unexpectedly');
  const data = found ? errorBodyOf(found.refusal, language) : bodyOfCode('unexpected', language);
  return new ORPCError(data.errorCode, { status: found?.status ?? 500, data });
};

const handler = new OpenAPIHandler<Arrival>(router, {
  // Without data: the library itself could not read the request.
  customErrorResponseBodyEncoder: (error) => error.data ?? bodyOfCode('input.invalid', 'nl'),
  interceptors: [
    async ({ next, context, request }) => {
      try {
        return await next();
      } catch (error) {
        throw answerTo(error, context, request);
      }
    },
  ],
});

/** The main API below `/api`: tenant by host name, session by cookie, then the call of the contract. */
export const mountApi = (app: FastifyInstance, doors: Doors): void => {
  app.register(
    async (scope) => {
      // The contract reads the bodies itself, so that one place knows their shapes.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, read) => read(null));
      // What somebody may see is nobody else's to keep; a file says so otherwise, for it never changes.
      scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      scope.addHook('onRequest', allowOtherPortals(doors.house.config));
      scope.addHook('onRequest', refuseForeignOrigin(doors.house.config));
      scope.addHook('onRequest', limitBody);
      scope.all('/*', async (request, reply) => {
        const arrival = await arrivalOf(request, doors);
        const { matched } = arrival ? await handler.handle(request, reply, { prefix: '/api', context: arrival }) : { matched: false };
        if (!matched) await reply.code(404).send(bodyOfCode('record.unknown', languageOf(request.headers['accept-language'], null)));
        return reply;
      });
    },
    { prefix: '/api' },
  );
};
