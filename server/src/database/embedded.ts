import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';
import { binariesFor } from './embedded-binaries.ts';
import { makeCluster, makeWritable, ownerName } from './embedded-data.ts';
import { postgresProcess } from './embedded-process.ts';
import { runningServer } from './embedded-running.ts';
import { serverUser } from './embedded-user.ts';
import { codeOf, lineOf, StartupFault } from './startup-fault.ts';

/** A PostgreSQL of our own: how its owner connects (over a socket only we can enter), and how it ends. */
export type Embedded = {
  config: ClientConfig;
  /** Resolves with a line of explanation when the server ends, also when nobody asked it to. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

const patience = 15_000;
// A server whose starter was killed ends within moments. One that still answers after this long is in use.
const grace = 3_000;

/**
 * Starts the PostgreSQL that npm brought along, on `<dataDir>/postgres`, made on the first start. It lives as long as this process, however
 * that ends. Waits for a predecessor that is still stopping.
 * @param settings PostgreSQL settings on top of ours; only tests give any
 * @throws StartupFault with one clear line: unwritable directory, another process on it, no binaries for this machine
 */
export const startEmbedded = async (dataDir: string, settings: Record<string, string> = {}): Promise<Embedded> => {
  const place = resolve(dataDir);
  makeWritable(place);
  const user = serverUser(join(place, 'postgres'));
  const native = binariesFor(user);
  const cluster = makeCluster(place, native, user);
  const started = Date.now();
  for (;;) {
    const server = postgresProcess(native, cluster, user, settings);
    const fault = await untilItAnswers({ ...server.config, database: 'postgres' }, server.ended);
    if (!fault) return { config: await ourDatabase(server.config), ended: server.ended.then(endedBecause), stop: server.stop };
    const waited = Date.now() - started;
    if (!fault.includes('postmaster.pid')) throw new StartupFault(`The embedded database in ${cluster} does not start: ${fault}`);
    if (waited > patience || (waited > grace && (await runningServer(place)))) throw inUse(place);
    await pause(200);
  }
};

const endedBecause = (words: string): string => `The embedded database ended: ${words}`;

const inUse = (place: string): StartupFault =>
  new StartupFault(`Another process already uses the data directory ${place}: stop it, or set DATA_DIR to another directory.`);

/** Empty when the server answers; its last words when it ended first. */
const untilItAnswers = async (config: ClientConfig, ended: Promise<string>): Promise<string> => {
  const end: { words?: string } = {};
  void ended.then((words) => {
    end.words = words;
  });
  while (end.words === undefined) {
    if (await answers(config)) return '';
    await pause(20);
  }
  return end.words;
};

const answers = async (config: ClientConfig): Promise<boolean> => {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const ourDatabase = async (config: ClientConfig): Promise<ClientConfig> => {
  const client = new pg.Client({ ...config, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`create database ${ownerName}`);
  } catch (fault) {
    if (codeOf(fault) !== '42P04') throw new StartupFault(`The embedded database cannot be used: ${lineOf(fault)}`);
  } finally {
    await client.end();
  }
  return { ...config, database: ownerName };
};
