import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { getTask, type Task } from './queries.ts';

/** The caller has done, or taken note of, one of its tasks or of those it stands in for. Doing so twice changes nothing. */
export const completeTask = async (caller: Caller, { uuid }: { uuid: Key }) => {
  await getTask(caller, { uuid });
  await caller.db.updateTable('task').set({ done_at: caller.now }).where('key', '=', uuid).where('done_at', 'is', null).execute();
  return {};
};

type Made = { key: Key; user_id: Key; at: Instant; values: Task['values'] };

/** The open tasks of a kind make place for these. */
export const replaceTasks = async (trx: Transaction<DB>, kind: string, tasks: readonly Made[]): Promise<void> => {
  await trx.deleteFrom('task').where('kind', '=', kind).where('done_at', 'is', null).execute();
  if (tasks.length === 0) return;
  await trx
    .insertInto('task')
    .values(tasks.map(({ values, ...task }) => ({ ...task, kind, details: JSON.stringify(values) })))
    .execute();
};

/** The open tasks of a kind with what they say now; with nothing left to do they are gone. */
export const updateTasks = async (trx: Transaction<DB>, kind: string, values: Task['values'] & { count: number }): Promise<void> => {
  if (values.count === 0) return replaceTasks(trx, kind, []);
  await trx
    .updateTable('task')
    .set({ details: JSON.stringify(values) })
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .execute();
};
