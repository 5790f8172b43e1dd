import type { Key } from '@bronhouder/domain/instant.ts';
import { usableAt } from '@bronhouder/domain/roles/usable.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** Whether there is such a role and it can be held at this place, for a verb. */
export const isUsable = async (db: Kysely<DB>, key: Key, at: Subject): Promise<boolean> => {
  const row = await db.selectFrom('role').select('team').where('key', '=', key).executeTakeFirst();
  return row !== undefined && usableAt(row, at);
};
