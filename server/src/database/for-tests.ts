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

/** A migrated, empty database of one's own: how its owner connects, and how it goes away. */
export const freshAddress = async (): Promise<{ config: ClientConfig; drop(): Promise<void> }> => {
  const { config, template } = inject('testServer');
  const name = `bronhouder_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(asOwner(config), (client) => client.query(`create database ${name} template ${template}`));
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
export const freshDatabase = async (poolSize = 4): Promise<Database> => {
  const { config, drop } = await freshAddress();
  const database = await connect(config, poolSize);
  return { ...database, close: inTurn(database.close, drop) };
};
