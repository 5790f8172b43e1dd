import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const pathOf = (program: string): string | undefined => {
  try {
    return execFileSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', program], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

const onThisMachine = (): string | undefined => {
  const given = process.env.CHROME_PATH;
  if (given && existsSync(given)) return given;
  return names.map(pathOf).find((path) => path !== undefined);
};

const installByApt = (): void => {
  console.log('Installing chromium …');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
};

/** The browser for the journeys: the one given by CHROME_PATH or found here; else Debian's, installed where we may. */
export const chromium = (): string | undefined => {
  const found = onThisMachine();
  if (found || process.getuid?.() !== 0 || !pathOf('apt-get')) return found;
  installByApt();
  return onThisMachine();
};
