// Writes server/src/database/types.ts anew from the migrations. Run it after adding one: `node scripts/database-types.ts`.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '@bronhouder/server/database/connect.ts';
import { generateTypes } from '@bronhouder/server/database/generate-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'bronhouder-types-'));
// Started by root, the database server is another user and must be able to enter.
chmodSync(folder, 0o755);
const database = await openDatabase({ dataDir: folder });
try {
  writeFileSync(resolve(import.meta.dirname, '../server/src/database/types.ts'), generateTypes(database.owner));
} finally {
  await database.close();
  rmSync(folder, { recursive: true });
}
