import type { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { asOwner, withClient } from './connection.ts';
import { inDatabase } from './for-tests.ts';
import { migrate } from './migrate.ts';
import { startTestServer } from './server-for-tests.ts';

const template = `bronhouder_template_${process.pid}`;

/** The template, and what test files made of it for one another. */
const dropTemplates = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [template]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
};

/** Vitest's global set-up: one server for the run (or `DATABASE_URL`), and in it a migrated database that every test file copies. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { config, stop } = await startTestServer();
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
