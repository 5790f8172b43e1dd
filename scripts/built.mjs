// Plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './installed.mjs';

const sources = ['web', 'contract', 'domain', 'phrases', 'package-lock.json'];
const notSources = ['node_modules', 'dist'];
const stamp = join(root, 'web/dist/.built-from');

/** @param {string} path @returns {string[]} */
const filesIn = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !notSources.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => (source.endsWith('.json') ? [source] : filesIn(source))).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
};

/**
 * Builds the portal's pages into web/dist, unless they were built from exactly these sources. Answers whether they are there now.
 * @param {string} node
 * @returns {boolean}
 */
export const built = (node) => {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.log('Building the portal …');
  const web = join(root, 'web');
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  const run = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: ['ignore', 'inherit', 'inherit'] });
  if (run.status !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
};
