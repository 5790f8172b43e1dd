import { execFileSync, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { openPlace } from './embedded-binaries.ts';
import { canEnter, type ServerUser } from './embedded-user.ts';
import { lineOf, StartupFault } from './startup-fault.ts';

/** The account that owns the embedded database. Only the socket's directory gives entrance to it. */
export const ownerName = 'bronhouder';

const unfinishedName = 'postgres-new-';
const hour = 3_600_000;
// Sorting is ICU's; this decides which bytes are letters, and full-text search lowers É by it.
const language = process.platform === 'darwin' ? 'nl_NL.UTF-8' : 'C.UTF-8';

/**
 * Makes the data directory itself.
 * @throws StartupFault when it cannot be made or written
 */
export const makeWritable = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
    rmSync(mkdtempSync(join(dataDir, '.write-')), { recursive: true });
  } catch (fault) {
    throw new StartupFault(`The data directory ${dataDir} cannot be written (${lineOf(fault)}): set DATA_DIR to one that can.`);
  }
};

/**
 * Fills `<dataDir>/postgres` with an empty database cluster, unless it is there. An unfinished one never gets that name, so that a
 * start that was broken off is simply done again. When the server's user cannot reach the data directory, it becomes a link.
 * Returns the folder itself, never the link.
 */
export const makeCluster = (dataDir: string, native: string, user: ServerUser): string => {
  removeUnfinished(dataDir);
  const cluster = join(dataDir, 'postgres');
  if (existsSync(cluster)) giveTo(user, cluster);
  else fill(cluster, native, user);
  return realpathSync(cluster);
};

const fill = (cluster: string, native: string, user: ServerUser): void => {
  const near = canEnter(user, dirname(cluster));
  const home = near ? dirname(cluster) : openPlace;
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const fresh = mkdtempSync(join(home, unfinishedName));
  try {
    if (user) chownSync(fresh, user.uid, user.gid);
    initialise(native, fresh, user);
    if (near) renameSync(fresh, cluster);
    else symlinkSync(fresh, cluster);
  } catch (fault) {
    rmSync(fresh, { recursive: true, force: true });
    // Another process of ours may have been first: then its cluster is the one.
    if (!existsSync(cluster)) throw fault;
  }
};

/** A copy made by root belongs to root, and PostgreSQL insists on owning its files. */
const giveTo = (user: ServerUser, cluster: string): void => {
  if (user && statSync(cluster).uid === 0) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, realpathSync(cluster)]);
};

const initialise = (native: string, folder: string, user: ServerUser): void => {
  const choices = [
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=nl',
    `--locale=${language}`,
    '--auth=trust',
    `--username=${ownerName}`,
  ];
  const run = spawnSync(join(native, 'bin', 'initdb'), ['-D', folder, ...choices], { ...user, cwd: '/', encoding: 'utf8' });
  if (run.status === 0) return;
  const reason = run.error ? lineOf(run.error) : (run.stderr.trim().split('\n').at(-1) ?? '');
  throw new StartupFault(`The embedded database could not be made in ${folder}: ${reason}`);
};

const removeUnfinished = (dataDir: string): void => {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(unfinishedName))) {
    const path = join(dataDir, name);
    if (Date.now() - statSync(path).mtimeMs > hour) rmSync(path, { recursive: true, force: true });
  }
};
