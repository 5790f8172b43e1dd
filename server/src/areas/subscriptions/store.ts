import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../database/within-reach.ts';
import { type Caller, rightOf } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';

/** Whether the caller hears what others do with an organisation. A personal mark, without a trace in the log of the record. */
export const switchNotifications = async (caller: Caller, { key, on }: { key: Key; on: boolean }) => {
  const user = caller.who.user.key;
  const readable = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select('o.key')
    .where('o.key', '=', key)
    .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
    .executeTakeFirst();
  found(readable);
  await (on
    ? caller.db
        .insertInto('subscription')
        .values({ user_id: user, record: key })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : sql`delete from subscription where user_id = ${user} and record = ${key}`.execute(caller.db));
  return { on };
};
