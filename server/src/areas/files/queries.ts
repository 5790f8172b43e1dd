import type { FileReference } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/types.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The uploads of a record among these keys, as they were measured. What is no key, or belongs to another record, is left out. */
export const storedFiles = async (db: Kysely<DB>, record: Key, keys: readonly string[]): Promise<FileReference[]> => {
  const asked = keys.filter((key) => uuid.test(key));
  if (asked.length === 0) return [];
  const rows = await db
    .selectFrom('file')
    .select(['key', 'name', 'type', 'bytes', 'width', 'height'])
    .where('record', '=', record)
    .where('key', 'in', asked)
    .execute();
  return rows.map(({ width, height, ...file }) => ({ ...file, ...(width !== null && { width }), ...(height !== null && { height }) }));
};
