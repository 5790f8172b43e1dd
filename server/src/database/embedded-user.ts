import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartupFault } from './startup-fault.ts';

/** Who runs the database server; undefined means: whoever we are. PostgreSQL refuses to run as root. */
export type ServerUser = { uid: number; gid: number } | undefined;

const accounts = ['postgres', 'nobody'];

const idOf = (account: string, flag: '-u' | '-g'): number | undefined => {
  try {
    return Number(execFileSync('id', [flag, account], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
};

const unprivileged = (): ServerUser => {
  for (const account of accounts) {
    const uid = idOf(account, '-u');
    const gid = idOf(account, '-g');
    if (uid && gid) return { uid, gid };
  }
  throw new StartupFault(
    `Started by root, the embedded database needs an unprivileged account: make one of ${accounts.join(', ')}, or start as an ordinary user.`,
  );
};

const ownerOf = (path: string): ServerUser => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
};

/** For root: the owner of the data that is already there, else `postgres`, else `nobody`. For anybody else: themselves. */
export const serverUser = (data: string): ServerUser => (process.getuid?.() === 0 ? (ownerOf(data) ?? unprivileged()) : undefined);

/** Can this user enter this folder? A checkout inside a home of mode 0700 is closed to `postgres`. */
export const canEnter = (user: ServerUser, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
