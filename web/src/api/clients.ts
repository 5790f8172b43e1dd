import type { ClientContext } from '@orpc/client';
import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import * as contracts from 'virtual:contract';
import { reportFailure } from './failure-report.ts';
import { readRefusal } from './refusal.ts';
import { baseAddress } from './settings.ts';

/** Per call: the refusals that the caller shows itself, by code, or all of them (point 8, `handleErrorCodes`). */
export type CallContext = ClientContext & { handleErrorCodes?: readonly string[] | 'all' };

/** The options of a call whose refusals are all shown where it was made. */
export const handled = { context: { handleErrorCodes: 'all' } } as const;

type Service = Parameters<typeof baseAddress>[0];

const link = (contract: AnyContractRouter, service: Service, onFailure: (error: unknown, context: CallContext) => void) =>
  new OpenAPILink<CallContext>(contract, {
    url: () => baseAddress(service),
    fetch: (request, init) => fetch(request, { ...init, credentials: 'include' }),
    customErrorResponseBodyDecoder: readRefusal,
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          onFailure(error, context);
          throw error;
        }
      },
    ],
  });

const silent = () => undefined;

/** The main API. Its refusals are reported to the user unless the call says that it handles them. */
export const api: ContractRouterClient<typeof contracts.api, CallContext> = createORPCClient(
  link(contracts.api, 'apiBaseUrl', reportFailure),
);
/** The access service: session and site settings. */
export const access: ContractRouterClient<typeof contracts.access, CallContext> = createORPCClient(
  link(contracts.access, 'accessApiUrl', silent),
);
export const regions: ContractRouterClient<typeof contracts.regions, CallContext> = createORPCClient(
  link(contracts.regions, 'regionsApiUrl', reportFailure),
);
export const words: ContractRouterClient<typeof contracts.words, CallContext> = createORPCClient(
  link(contracts.words, 'wordsApiUrl', reportFailure),
);
export const tenants: ContractRouterClient<typeof contracts.tenants, CallContext> = createORPCClient(
  link(contracts.tenants, 'tenantsApiBaseUrl', silent),
);

/** TanStack Query options of each call: `useQuery(queries.organisation.get.queryOptions({ input: { key } }))`. */
export const queries = createTanstackQueryUtils(api, { path: ['api'] });
export const regionQueries = createTanstackQueryUtils(regions, { path: ['regions'] });
export const wordQueries = createTanstackQueryUtils(words, { path: ['words'] });
export const tenantQueries = createTanstackQueryUtils(tenants, { path: ['tenants'] });
