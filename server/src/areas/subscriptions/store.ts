import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';
import type { Reading } from '../records/reading.ts';

/** Whether the caller hears what others do with a record. A personal mark, without a trace in the log of the record. */
export const switchNotifications =
  (reading: Reading) =>
  async (caller: Caller, { key, on }: { key: Key; on: boolean }) => {
    const user = caller.who.user.key;
    found(await caller.db.selectFrom(reading.within(caller, key).as('it')).select('it.key').executeTakeFirst());
    await (on
      ? caller.db
          .insertInto('subscription')
          .values({ user_id: user, record: key })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      : sql`delete from subscription where user_id = ${user} and record = ${key}`.execute(caller.db));
    return { on };
  };
