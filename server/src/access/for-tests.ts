import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { vi } from 'vitest';
import type { Database } from '../database/connect.ts';
import { withClient } from '../database/connection.ts';
import { makeMailer } from '../outside/mail/mailer.ts';
import { type AccountAuthor, createAccount } from './accounts.ts';
import type { InvitationDesk } from './invitation-desk.ts';
import { mountAccess } from './mount.ts';
import type { AccessConfig, AccessServices } from './services.ts';
import type { Provider } from './site.ts';

export const secret = 'a secret of more than thirty-two characters, for tests';
/** What went to the log. */
export const surprises: object[] = [];
export const password = 'drie fietsen en een regenjas';
export const email = 'fatima@streekdata.example';

/** Two tenants as of the demo world, each with its host name. */
export const tenants = {
  localhost: '0198a000-0000-7000-8000-000000000001',
  'vlaanderen.localhost': '0198a000-0000-7000-8000-000000000002',
} as const;

export const makeTenants = (database: Database): Promise<void> =>
  withClient(database.owner, async (client) => {
    for (const [host, tenant] of Object.entries(tenants)) {
      const team = randomUUID();
      await client.query('begin');
      await client.query('insert into tenant (key, name, root_team) values ($1, $2, $3)', [tenant, host, team]);
      await client.query('insert into team (key, tenant, name, path) values ($1, $2, $3, $4)', [team, tenant, `Team ${host}`, [team]]);
      await client.query('insert into tenant_site (host, tenant, id, name) values ($1, $2, $3, $4)', [
        host,
        tenant,
        randomUUID(),
        `Portaal ${host}`,
      ]);
      await client.query('commit');
    }
  });

/** One more host name for a tenant. */
export const insertSite = (database: Database, host: string, tenant: string): Promise<void> =>
  withClient(database.owner, async (client) => {
    const columns = [host, tenant, randomUUID(), `Portaal ${host}`];
    await client.query('insert into tenant_site (host, tenant, id, name) values ($1, $2, $3, $4)', columns);
  });

/** Changes columns of a site as an operator would. */
export const setSite = (database: Database, host: string, columns: Record<string, unknown>): Promise<void> =>
  withClient(database.owner, async (client) => {
    for (const [column, value] of Object.entries(columns))
      await client.query(`update tenant_site set ${column} = $1 where host = $2`, [value, host]);
  });

export const setProviders = (database: Database, host: string, providers: Provider[]): Promise<void> =>
  setSite(database, host, { oauth_providers: JSON.stringify(providers) });

/** Accounts made at the machine itself. */
export const maker = (database: Database): AccountAuthor => ({
  house: { database, newKey: () => randomUUID() },
  now: new Date().toISOString(),
  who: null,
});

export const makeFatima = async (database: Database): Promise<string> => {
  const made = await createAccount(maker(database), tenants.localhost, { email, firstName: 'Fatima', familyName: 'Bouali', password });
  if (!made.ok) throw new Error(made.fault);
  return made.key;
};

const unknown = async () => ({ ok: false, fault: 'invitation.unknown' }) as const;
const noInvitations: InvitationDesk = { find: unknown, accept: unknown, deny: unknown };

/** One server process with the access service. */
export const makeServer = async (database: Database, config: Partial<AccessConfig> = {}): Promise<FastifyInstance> => {
  const publicUrl = 'http://localhost:8080';
  const services: AccessServices = {
    database,
    secret,
    mailer: makeMailer({ secret, publicUrl, newKey: randomUUID }),
    log: { warn: (details, text) => surprises.push({ text, ...details }) },
    clock: () => new Date().toISOString(),
    wake: () => {},
    invitations: noInvitations,
    config: { publicUrl, portalOrigins: [], ...config },
  };
  const app = Fastify();
  mountAccess(app, services);
  await app.ready();
  return app;
};

/** Lets this much time pass, for us and for the library. */
export const pass = (milliseconds: number): void => {
  const at = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'], now: at });
};

export type Answer = { status: number; body: Record<string, unknown>; location: string; cookies: string[] };

/** A browser: it keeps cookies and says where it is. */
export class Browser {
  readonly jar = new Map<string, string>();
  readonly app: FastifyInstance;
  readonly host: string;
  address = '192.0.2.1';
  origin: string | null;

  constructor(app: FastifyInstance, host = 'localhost') {
    this.app = app;
    this.host = host;
    this.origin = `http://${host}:8080`;
  }

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(method: 'GET' | 'POST' | 'OPTIONS', path: string, payload?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const options: InjectOptions = {
      method,
      url: `/access${path}`,
      remoteAddress: this.address,
      headers: {
        host: `${this.host}:8080`,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(this.jar.size > 0 && { cookie: this.cookie }),
        ...(this.origin && { origin: this.origin }),
        ...headers,
      },
      ...(payload && { payload }),
    };
    const response = await this.app.inject(options);
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    for (const cookie of cookies) this.keep(cookie);
    const body = String(response.headers['content-type']).includes('json') ? response.json() : {};
    return { status: response.statusCode, body, location: String(response.headers.location ?? ''), cookies };
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  post(path: string, payload: object = {}): Promise<Answer> {
    return this.ask('POST', path, payload);
  }

  signIn(given = password, who = email): Promise<Answer> {
    return this.post('/auth/sign-in/email', { email: who, password: given });
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', ...value] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.jar.delete(name);
    else this.jar.set(name, value.join('='));
  }
}
