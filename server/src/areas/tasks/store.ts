import type { Key } from '@bronhouder/domain/instant.ts';
import type { Caller } from '../../http/caller.ts';
import { getTask } from './queries.ts';

/** The caller has done, or taken note of, one of its tasks. Doing so twice changes nothing. */
export const completeTask = async (caller: Caller, { uuid }: { uuid: Key }) => {
  await getTask(caller, { uuid });
  await caller.db
    .updateTable('task')
    .set({ done_at: caller.now })
    .where('key', '=', uuid)
    .where('user_id', '=', caller.who.user.key)
    .where('done_at', 'is', null)
    .execute();
  return {};
};
