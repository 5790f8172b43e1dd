import type { FileReference } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { fileName } from '../../outside/files/names.ts';
import { storedFiles } from './queries.ts';
import { insertFile } from './store.ts';

/**
 * Gives a record that is being made files of its own: the bytes of these files of another record under new keys, written down in the
 * transaction that makes it. Answers old key → new file; a file whose bytes are gone is not in it. When copying fails, no bytes are left.
 */
export const copyFiles = async (
  trx: Transaction<DB>,
  caller: Caller,
  { from, to, keys }: { from: Key; to: Key; keys: readonly Key[] },
): Promise<Map<Key, FileReference>> => {
  const { files } = caller.house.outside;
  const nameOf = (key: Key) => fileName(caller.tenant.key, key);
  const copies = new Map<Key, FileReference>();
  try {
    for (const file of await storedFiles(trx, from, keys)) {
      const copy = { ...file, key: caller.house.newKey() };
      if (!(await files.copy(nameOf(file.key), nameOf(copy.key)))) continue;
      copies.set(file.key, copy);
      await insertFile({ ...caller, db: trx }, to, copy, caller.now);
    }
  } catch (error) {
    for (const { key } of copies.values()) await files.delete(nameOf(key));
    throw error;
  }
  return copies;
};
