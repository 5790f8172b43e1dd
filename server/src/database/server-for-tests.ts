import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { configOf } from './connection.ts';
import { startEmbedded } from './embedded.ts';

export type TestServer = { config: ClientConfig; stop(): Promise<void> };

// A test's data need not outlive the test.
const hasty = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };

/** The database server of `DATABASE_URL`, or one of our own that is gone afterwards and waits for no disk. */
export const startTestServer = async (): Promise<TestServer> => {
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

/** Where a database is, for a process of its own (`DATABASE_URL`). */
export const addressOf = ({ connectionString, host, user, database }: ClientConfig): string =>
  connectionString ?? `postgres://localhost/${database}?${new URLSearchParams({ host: String(host), user: String(user) })}`;
