import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { type Kysely } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';

export type Task = {
  key: Key;
  kind: string;
  at: Instant;
  values: Record<string, string | number>;
  subject: { kind: 'organisation' | 'team'; key: Key } | null;
};

type Row = { key: Key; kind: string; at: Instant; details: unknown; record_kind: string | null; record: Key | null };

const taskOf = (row: Row): Task => ({
  key: row.key,
  kind: row.kind,
  at: row.at,
  values: row.details as Task['values'],
  subject: row.record ? { kind: row.record_kind === 'team' ? 'team' : 'organisation', key: row.record } : null,
});

const columns = ['key', 'kind', 'at', 'details', 'record_kind', 'record'] as const;

/** What somebody is asked to do or to take note of, newest first. */
export const openTasks = async (db: Kysely<DB>, user: Key): Promise<Task[]> => {
  const rows = await db
    .selectFrom('task')
    .select(columns)
    .where('user_id', '=', user)
    .where('done_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(100)
    .execute();
  return rows.map(taskOf);
};

/** One of the caller's own tasks, done or not. */
export const getTask = async (caller: Caller, { uuid }: { uuid: Key }) => {
  const row = await caller.db
    .selectFrom('task')
    .select([...columns, 'done_at'])
    .where('key', '=', uuid)
    .where('user_id', '=', caller.who.user.key)
    .executeTakeFirst();
  const task = found(row);
  return { ...taskOf(task), doneAt: task.done_at };
};
