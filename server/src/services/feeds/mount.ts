import type { FastifyInstance } from 'fastify';
import { readFeed } from '../../areas/agenda-feeds/read-feed.ts';
import type { Tenant } from '../../areas/tenants/tenant.ts';
import type { House } from '../../house.ts';
import { bodyOfCode } from '../../http/error-body.ts';
import { languageOf } from '../../http/language.ts';
import { answerOf, send } from '../answer.ts';

type Service = { house: House; tenantOf: (host: string) => Promise<Tenant | null> };
type Route = { Params: { file: string } };

/** A calendar asks once an hour; behind one address there may be many of them. */
const rateLimit = { max: 120, timeWindow: '1 minute' };

/**
 * The iCalendar feeds, by their secret addresses (decisions, 5): without a session, for calendars have none. What is made up, of another
 * tenant or revoked gets the same answer. The address is the secret: it stands in no log, and no other page is told of it.
 */
export const mountFeeds = (app: FastifyInstance, { house, tenantOf }: Service): void => {
  app.get<Route>('/feeds/:file', { config: { rateLimit } }, async (request, reply) => {
    const language = languageOf(request.headers['accept-language'], null);
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
    const tenant = token ? await tenantOf(request.hostname) : null;
    const text = token && tenant ? await readFeed(house, tenant, token, language) : null;
    if (text === null) return reply.code(404).header('cache-control', 'no-store').send(bodyOfCode('record.unknown', language));
    reply.header('vary', 'Accept-Language').header('content-disposition', 'inline; filename="agenda.ics"');
    return send(request, reply, answerOf(text, 'text/calendar; charset=utf-8'), 0);
  });
};
