import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg, { type ClientConfig } from 'pg';
import { ownerName } from './embedded-data.ts';

const socketLine = 4;

/** How to connect to the embedded server that another process runs on this data directory; undefined when none answers there. */
export const runningServer = async (dataDir: string): Promise<ClientConfig | undefined> => {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const host = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[socketLine] : undefined;
  if (!host) return undefined;
  const config = { host, user: ownerName, database: ownerName };
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    return config;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
};
