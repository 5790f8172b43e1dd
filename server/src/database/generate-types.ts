import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ClientConfig } from 'pg';

/** What each column type is in our code; must say the same as `column-types.ts` does. */
const mapping = { timestamptz: 'Instant', int8: 'number', numeric: 'number', date: 'string', timestamp: 'string' };
const choices = {
  dialect: 'postgres',
  'type-mapping': JSON.stringify(mapping),
  'custom-imports': JSON.stringify({ Instant: '@bronhouder/domain/instant.ts' }),
  'exclude-pattern': 'pgboss.*',
};

const addressOf = ({ connectionString, host, user, database }: ClientConfig): string =>
  connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`;

/** The text of `types.ts`, read from a migrated database. */
export const generateTypes = (config: ClientConfig): string => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const out = join(folder, 'types.ts');
  const main = createRequire(import.meta.url).resolve('kysely-codegen');
  const command = join(dirname(main), 'cli', 'bin.js');
  const asArguments = Object.entries({ ...choices, url: addressOf(config), 'out-file': out }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  try {
    execFileSync(process.execPath, [command, ...asArguments], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
};
