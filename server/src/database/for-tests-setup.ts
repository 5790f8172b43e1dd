import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { asOwner, configOf, withClient } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { inDatabase } from './for-tests.ts';
import { migrate } from './migrate.ts';

// A test's data need not outlive the test.
const hasty = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };
const template = `bronhouder_template_${process.pid}`;

type TestServer = { config: ClientConfig; stop(): Promise<void> };

const startServer = async (): Promise<TestServer> => {
  if (process.env.DATABASE_URL) return { config: configOf(process.env.DATABASE_URL), stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'bronhouder-tests-'));
  // Started by root, the database server is another user and must be able to enter.
  chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, hasty);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { config: server.config, stop };
};

/** The template, and what test files made of it for one another. */
const dropTemplates = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [template]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
};

/** Vitest's global set-up: one server for the run (or `DATABASE_URL`), and in it a migrated database that every test file copies. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { config, stop } = await startServer();
  const owner = asOwner(config);
  await withClient(owner, (client) => client.query(`create database ${template}`));
  await withClient(inDatabase(owner, template), migrate);
  project.provide('testServer', { config, template });
  return async () => {
    await withClient(owner, dropTemplates);
    await stop();
  };
};

export default setup;
