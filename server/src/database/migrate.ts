import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { ensureApplicationRole } from './application-role.ts';
import { codeOf, lineOf, StartupFault } from './startup-fault.ts';

type Migration = { name: string; text: string; checksum: string };
type Applied = { name: string; checksum: string };

const oldestServer = 150_000;
const folder = join(import.meta.dirname, 'migrations');
const fileName = /^\d{4}-[a-z0-9-]+\.sql$/;
// Any number, as long as all processes of ours take the same: it stands for "one at a time migrates".
const lock = 7_205_119;

const ledger = `
create table if not exists migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
comment on table migration is 'The steps that made this database what it is; written by the server at its start.';
comment on column migration.name is 'File name of the step; the names in order are the order of the steps.';
comment on column migration.checksum is 'SHA-256 of the file as it was applied: an applied step never changes.';
comment on column migration.applied_at is 'When the step was applied.';`;

/**
 * Brings the database up to date: every `migrations/NNNN-name.sql` that is not in the table `migration` yet, in order, each in a
 * transaction of its own. Processes that start at once wait for one another. Runs as the owner of the database.
 * @throws StartupFault when the database is newer than this code, an applied step was changed, or a step fails
 */
export const migrate = async (client: Client): Promise<void> => {
  await refuseOldServer(client);
  await client.query('select pg_advisory_lock($1)', [lock]);
  try {
    await ensureApplicationRole(client);
    await ensureLedger(client);
    const applied = (await client.query<Applied>('select name, checksum from migration')).rows;
    for (const migration of missing(readMigrations(), applied)) await apply(client, migration);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
  }
};

const ensureLedger = async (client: Client): Promise<void> => {
  const { rows } = await client.query(
    "select to_regclass('migration') is null as absent, current_user as owner, current_database() as name",
  );
  if (!rows[0].absent) return;
  try {
    await client.query(ledger);
  } catch (fault) {
    if (codeOf(fault) !== '42501') throw fault;
    throw new StartupFault(`The account ${rows[0].owner} may not make tables in the database ${rows[0].name}: make it the owner.`);
  }
};

/** The steps in the folder, in order. */
export const readMigrations = (from: string = folder): Migration[] =>
  readdirSync(from)
    .filter((name) => fileName.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(from, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });

/**
 * The steps still to be applied.
 * @throws StartupFault when the database holds a step that the code does not know, or knows otherwise
 */
export const missing = (known: Migration[], applied: Applied[]): Migration[] => {
  for (const { name, checksum } of applied) {
    const migration = known.find((one) => one.name === name);
    if (!migration)
      throw new StartupFault(`The database is newer than this version of Bronhouder (it has step ${name}): start a newer version.`);
    if (migration.checksum !== checksum)
      throw new StartupFault(`Step ${name} of the database was changed after it had been applied: restore that file.`);
  }
  return known.filter(({ name }) => !applied.some((one) => one.name === name));
};

const apply = async (client: Client, { name, text, checksum }: Migration): Promise<void> => {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (fault) {
    await client.query('rollback');
    throw new StartupFault(`Step ${name} of the database failed: ${lineOf(fault)}`);
  }
};

const refuseOldServer = async (client: Client): Promise<void> => {
  const { rows } = await client.query('show server_version_num');
  if (Number(rows[0].server_version_num) < oldestServer) throw new StartupFault('The database must be PostgreSQL 15 or newer.');
};
