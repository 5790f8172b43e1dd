import type { tenantShape } from '@bronhouder/contract/services.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Tenant } from '../../areas/tenants/tenant.ts';
import type { Database } from '../../database/connect.ts';
import { bodyOfCode } from '../../http/error-body.ts';
import { languageOf } from '../../http/language.ts';
import { jsonAnswer, send } from '../answer.ts';
import { allowReaders } from '../readers.ts';

type Service = { database: Database; tenantOf: (host: string) => Promise<Tenant | null>; origins: readonly string[] };

const columns = [
  'key',
  'name',
  'official_name as officialName',
  'sub_name as subName',
  'category',
  'email',
  'phone_number as phoneNumber',
  'website',
  'active',
  'root_team as rootTeam',
  'time_zone as timeZone',
] as const;

/** The tenants service: the tenant of the host that asks (contract/src/services.ts); 404 for a host that is nobody's. */
export const mountTenants = (app: FastifyInstance, { database, tenantOf, origins }: Service): void => {
  app.register(
    async (scope) => {
      allowReaders(scope, origins);
      scope.get('/current', async (request, reply) => {
        const tenant = await tenantOf(request.hostname);
        if (!tenant) return reply.code(404).send(bodyOfCode('record.unknown', languageOf(request.headers['accept-language'], null)));
        const row: z.infer<typeof tenantShape> = await database
          .forTenant(tenant.key)
          .selectFrom('tenant')
          .select(columns)
          .executeTakeFirstOrThrow();
        return send(request, reply, jsonAnswer(row), 0);
      });
    },
    { prefix: '/tenants' },
  );
};
