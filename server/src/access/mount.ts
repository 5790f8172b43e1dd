import { access } from '@bronhouder/contract/access.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { type Libraries, libraries } from './ask-library.ts';
import { accessPath } from './auth-path.ts';
import { allowPortals, answerPreflight, hereOf, refuseForeignOrigin } from './gate.ts';
import { changePassword, requestReset, reset } from './password-routes.ts';
import { acceptInvitation, denyInvitation, showInvitation } from './invitation-routes.ts';
import { publicRoutes, pathOf } from './public-routes.ts';
import { AccessRefusal, languageOf } from './refusal.ts';
import { disable, enable, renewCodes } from './second-factor-routes.ts';
import type { AccessServices } from './services.ts';
import { endAllSessions, endSession, listSessions } from './session-routes.ts';
import { callback, signIn, signInAtProvider, signOut, verifyCode, verifyRecoveryCode, whereTo } from './sign-in-routes.ts';
import { originOf } from './site.ts';
import { type Visit, visitOf } from './visit.ts';

type Later = (work: Promise<unknown>) => void;
type Read = (visit: Visit) => Promise<unknown>;
type Write = (visit: Visit, body: unknown, library: Libraries, later: Later) => Promise<unknown>;

const reads: Record<string, Read> = { ...publicRoutes, '/auth/list-sessions': listSessions, '/auth/return': whereTo };

const writes: Record<string, Write> = {
  [pathOf(access.invitation)]: showInvitation,
  [pathOf(access.acceptInvitation)]: acceptInvitation,
  [pathOf(access.denyInvitation)]: denyInvitation,
  '/auth/sign-in/email': signIn,
  '/auth/sign-in/social': signInAtProvider,
  '/auth/sign-out': signOut,
  '/auth/two-factor/verify-totp': verifyCode,
  '/auth/two-factor/verify-backup-code': verifyRecoveryCode,
  '/auth/two-factor/enable': enable,
  '/auth/two-factor/disable': disable,
  '/auth/two-factor/generate-backup-codes': renewCodes,
  '/auth/request-password-reset': requestReset,
  '/auth/reset-password': reset,
  '/auth/change-password': changePassword,
  '/auth/revoke-session': endSession,
  '/auth/revoke-sessions': endAllSessions,
};

/**
 * Mounts the access service below `/access`: the calls of its contract, and the ways in and out that its pages use. Everything else
 * below it that is no page answers 404.
 *
 *     mountAccess(app, { database, mailer, log, clock, wake, secret, config });
 */
export const mountAccess = (app: FastifyInstance, services: AccessServices): void => {
  const library = libraries(services);
  const working = new Set<Promise<unknown>>();
  const later: Later = (work) => {
    const tracked = work
      .catch((fault) => services.log.warn({ err: fault }, 'access: work after an answer failed'))
      .finally(() => working.delete(tracked));
    working.add(tracked);
  };
  void app.register(
    async (scope) => {
      scope.addHook('onClose', async () => void (await Promise.all(working)));
      scope.addHook('onRequest', async (request, reply) => gate(services, request, reply));
      scope.setErrorHandler((fault, request, reply) => answerRefusal(services, fault, request, reply));
      for (const [path, read] of Object.entries(reads))
        scope.get(path, async (request, reply) => read(await visitOf(services, request, reply)));
      for (const [path, write] of Object.entries(writes)) {
        scope.post(path, async (request, reply) => write(await visitOf(services, request, reply), request.body ?? {}, library, later));
      }
      scope.get('', async (_request, reply) => reply.redirect(`${accessPath}/`));
      scope.get('/auth/callback/:id', async (request, reply) =>
        reply.redirect(await callback(await visitOf(services, request, reply), library)),
      );
      for (const rest of ['/auth/*', '/public/*']) {
        scope.options(rest, async (request, reply) => answerPreflight(request, reply, services.config.portalOrigins));
        scope.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: rest, handler: nowhere });
      }
    },
    { prefix: accessPath },
  );
};

const nowhere = async (): Promise<never> => {
  throw new AccessRefusal('not-found');
};

const gate = (services: AccessServices, request: FastifyRequest, reply: FastifyReply): void => {
  const { publicUrl, portalOrigins } = services.config;
  reply.header('cache-control', 'no-store');
  allowPortals(request, reply, portalOrigins);
  refuseForeignOrigin(request, [originOf(publicUrl, request.hostname), hereOf(request), ...portalOrigins]);
};

const refusalBehind = (fault: unknown): AccessRefusal | null => {
  if (fault instanceof AccessRefusal) return fault;
  if (fault instanceof ZodError) return new AccessRefusal('input.invalid');
  const status = fault instanceof Error && 'statusCode' in fault ? Number(fault.statusCode) : 500;
  return status < 500 ? new AccessRefusal('input.invalid') : null;
};

const answerRefusal = (services: AccessServices, fault: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = refusalBehind(fault);
  if (!known) services.log.warn({ err: fault }, 'access: a surprise');
  const refusal = known ?? new AccessRefusal('unexpected');
  const { minutes } = refusal.values;
  if (refusal.code === 'too-many-requests') reply.header('retry-after', String(Number(minutes) * 60));
  return reply.code(refusal.status).send(refusal.body(languageOf(request.headers['accept-language'])));
};
