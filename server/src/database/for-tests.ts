import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { inject } from 'vitest';
import { connect, type Database, inTurn } from './connect.ts';
import { asOwner, withClient } from './connection.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { config: ClientConfig; template: string };
  }
}

/** The same server, another database. */
export const inDatabase = (config: ClientConfig, database: string): ClientConfig => {
  if (!config.connectionString) return { ...config, database };
  const address = new URL(config.connectionString);
  address.pathname = `/${database}`;
  return { ...config, connectionString: address.href };
};

/** A database of one's own, migrated and empty unless it is to be a copy of another: how its owner connects, and how it goes away. */
export const freshAddress = async (copied?: string): Promise<{ config: ClientConfig; drop(): Promise<void> }> => {
  const { config, template } = inject('testServer');
  const name = `bronhouder_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(asOwner(config), (client) => client.query(`create database ${name} template ${copied ?? template}`));
  const drop = async (): Promise<void> => {
    await withClient(asOwner(config), (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { config: inDatabase(config, name), drop };
};

/**
 * A migrated, empty database for one test file, opened as the server opens it; closing it drops it.
 *
 *     const database = await freshDatabase();
 *     afterAll(() => database.close());
 */
export const freshDatabase = (poolSize = 4): Promise<Database> => copyOf(undefined, poolSize);

const copyOf = async (name: string | undefined, poolSize: number): Promise<Database> => {
  const { config, drop } = await freshAddress(name);
  const database = await connect(config, poolSize);
  return { ...database, close: inTurn(database.close, drop) };
};

/** Makes the database of this name, unless it is there. Whoever comes second waits; one that was left half filled has another name. */
const ensureFilled = async (
  config: ClientConfig,
  name: string,
  source: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> =>
  withClient(asOwner(config), async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${name}_half with (force)`);
    await client.query(`create database ${name}_half template ${source}`);
    const database = await connect(inDatabase(config, `${name}_half`), 4);
    await inTurn(() => fill(database), database.close)();
    await client.query(`alter database ${name}_half rename to ${name}`);
  });

/**
 * A copy of a database with something in it: filled once in a run, by the first test file that asks.
 *
 *     const database = await filledDatabase('world', (empty) => fillSmall(houseOn(empty)));
 */
export const filledDatabase = async (what: string, fill: (database: Database) => Promise<void>, poolSize = 4): Promise<Database> => {
  const { config, template } = inject('testServer');
  const filled = `${template}_${what}`;
  await ensureFilled(config, filled, template, fill);
  return copyOf(filled, poolSize);
};
