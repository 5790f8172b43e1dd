import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const built = new URL('../../web/dist/', import.meta.url);

const staticImports = (code: string): string[] =>
  [...code.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([\w.-]+\.js)["']/g)].flatMap(([, file]) => file ?? []);

const reached = (file: string, seen: Set<string>): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of staticImports(readFileSync(new URL(`assets/${file}`, built), 'utf8'))) reached(next, seen);
  return seen;
};

/** The JavaScript that the built portal needs before its first screen, in bytes as they travel (gzip); null: it has not been built. */
export const firstScreen = (): number | null => {
  const page = new URL('index.html', built);
  if (!existsSync(page)) return null;
  const entries = [...readFileSync(page, 'utf8').matchAll(/\/assets\/([\w.-]+\.js)/g)].flatMap(([, file]) => file ?? []);
  const files = entries.reduce((seen, entry) => reached(entry, seen), new Set<string>());
  return [...files].reduce((bytes, file) => bytes + gzipSync(readFileSync(new URL(`assets/${file}`, built)), { level: 9 }).length, 0);
};
