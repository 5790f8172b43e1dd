import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { mountAccess } from './access/mount.ts';
import { invitationDesk } from './areas/invitations/desk.ts';
import { tenantFinder } from './areas/tenants/queries/find.ts';
import { mountApi } from './http/api.ts';
import { bodyOfCode } from './http/error-body.ts';
import { languageOf } from './http/language.ts';
import { mountMaintenance } from './http/maintenance.ts';
import { mountOpenApi } from './http/openapi.ts';
import { mountPortalFiles } from './http/portal-files.ts';
import { protect } from './http/protection.ts';
import { answerSurprise } from './http/surprise.ts';
import { mountWatch } from './http/watch.ts';
import type { House } from './house.ts';
import { mountDocs } from './services/docs/mount.ts';
import { mountFeeds } from './services/feeds/mount.ts';
import { mountRegions } from './services/regions/mount.ts';
import { settingsFile } from './services/settings-file.ts';
import { mountTenants } from './services/tenants/mount.ts';
import { mountWords } from './services/words/mount.ts';
import { version } from './version.ts';

const notFound = (app: FastifyInstance): void => {
  app.setNotFoundHandler(async (request, reply) =>
    reply.code(404).send(bodyOfCode('record.unknown', languageOf(request.headers['accept-language'], null))),
  );
};

/** A server process: every service under its own base path, on one port (decisions 9). */
export const makeApp = async (house: House): Promise<FastifyInstance> => {
  const { config, database, log, clock, mailer, secret } = house;
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerSurprise,
  });
  app.setErrorHandler((error, request, reply) => answerSurprise(error, request, reply));
  await mountWatch(app, house);
  await protect(app, config);
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  if (config.maintenance) mountMaintenance(app, config.maintenance);
  const tenantOf = tenantFinder(database);
  mountOpenApi(app, house);
  mountApi(app, { house, tenantOf, sessions: { database, secret, domain: config.cookieDomain } });
  mountAccess(app, {
    database,
    mailer,
    log,
    clock,
    wake: house.wake,
    invitations: invitationDesk(house),
    secret,
    config: { publicUrl: house.publicUrl, portalOrigins: config.origins, cookieDomain: config.cookieDomain },
  });
  mountRegions(app, config);
  mountWords(app, config);
  mountDocs(app);
  mountTenants(app, { database, tenantOf, origins: config.origins });
  mountFeeds(app, { house, tenantOf });
  app.get('/settings.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(settingsFile(config, version)));
  await mountPortalFiles(app);
  notFound(app);
  return app;
};
