import { Kysely, PostgresDialect } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import { applicationRole, asApplication, asOwner, configOf, withClient } from './connection.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { runningServer } from './embedded-running.ts';
import { migrate } from './migrate.ts';
import { StartupFault } from './startup-fault.ts';
import { tenantPool } from './tenant-pool.ts';
import type { DB } from './types.ts';

/** The open database. Ask `forTenant` for everything that belongs to a tenant; there is no way to see two tenants at once. */
export type Database = {
  /** The owner's connection: for migrations and the schema of the job queue, never for requests. */
  owner: ClientConfig;
  /** The database as this tenant sees it: only its rows, and only its rows can be written. The same instance each time. */
  forTenant(tenant: string): Kysely<DB>;
  /** The database without a tenant: no row of any tenant is visible. For database functions such as `tenant_of_host`. */
  untenanted: Kysely<DB>;
  /** How busy the pool is: connections, of which idle, and requests waiting for one. */
  load(): { total: number; idle: number; waiting: number };
  /** Resolves with an explanation when the embedded server ends without having been asked to; never with an outside database. */
  lost: Promise<string>;
  /** Waits for the queries under way, then closes the pool and stops the embedded server. */
  close(): Promise<void>;
};

type Choices = {
  /** Where the embedded database lives, in `postgres/` beneath it. */
  dataDir: string;
  /** `DATABASE_URL`: an outside PostgreSQL 15 or newer in place of the embedded one. */
  url?: string | undefined;
  poolSize?: number;
  /** For commands beside a running server: use its embedded database in place of starting one. */
  join?: boolean;
};

/**
 * Opens the database: starts the embedded one (or takes `url`), brings it up to date and opens the pool as the application's role.
 *
 *     const database = await openDatabase({ dataDir: './data', url: process.env.DATABASE_URL });
 *     await database.forTenant(tenant).selectFrom('organisation').selectAll().execute();
 *
 * @throws StartupFault, one clear line, for everything that somebody outside the code can put right
 */
export const openDatabase = async (choices: Choices): Promise<Database> => {
  if (choices.url) return connect(configOf(choices.url), choices.poolSize);
  const running = choices.join ? await runningServer(choices.dataDir) : undefined;
  if (running) return connect(running, choices.poolSize);
  return onEmbedded(await startEmbedded(choices.dataDir), choices.poolSize);
};

const onEmbedded = async (embedded: Embedded, poolSize?: number): Promise<Database> => {
  let asked = false;
  const stop = (): Promise<void> => {
    asked = true;
    return embedded.stop();
  };
  try {
    const database = await connect(embedded.config, poolSize);
    const lost = new Promise<string>((resolve) => void embedded.ended.then((words) => asked || resolve(words)));
    return { ...database, lost, close: inTurn(database.close, stop) };
  } catch (fault) {
    await embedded.stop();
    throw fault;
  }
};

/** Both, also when the first fails. */
export const inTurn = (first: () => Promise<void>, then: () => Promise<void>) => async (): Promise<void> => {
  try {
    await first();
  } finally {
    await then();
  }
};

/** Migrates and opens the pool on a database that is there; `openDatabase` without the starting. */
export const connect = async (config: ClientConfig, poolSize = 10): Promise<Database> => {
  const owner = asOwner(config);
  await withClient(owner, migrate);
  const application = asApplication(config);
  await withClient(application, refuseTooMuchPower);
  const pool = new pg.Pool({ ...application, max: poolSize });
  // A connection that breaks while idle is replaced at the next request; without a listener it would end the process.
  pool.on('error', () => {});
  const views = new Map<string, Kysely<DB>>();
  return {
    owner,
    untenanted: viewOf(pool),
    forTenant: (tenant) => {
      const view = views.get(tenant) ?? viewOf(pool, tenant);
      views.set(tenant, view);
      return view;
    },
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    lost: new Promise(() => {}),
    close: () => pool.end(),
  };
};

const viewOf = (pool: pg.Pool, tenant?: string): Kysely<DB> =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: tenantPool(pool, tenant) }) });

/** Row-level security does not bind a superuser: a role that can go round it is a mistake in the set-up, found before the first request. */
const refuseTooMuchPower = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query('select rolname, rolsuper or rolbypassrls as free from pg_roles where rolname = current_user');
  if (rows[0]?.rolname !== applicationRole || rows[0]?.free) {
    throw new StartupFault(`The database role ${applicationRole} must be an ordinary role without BYPASSRLS.`);
  }
};
