import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import { type Person, personIn } from '../../database/person.ts';
import type { Caller } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';
import type { Reading } from '../records/reading.ts';

type Other = { key: Key; name: string; section: string | null; editing: boolean; since: Instant };
type Answer = { version: number; revision: number; saved_by: Person | null; saved_at: Instant; others: Other[] };

/** Who gave no sign of life for so long has left, whatever became of the browser. */
const goneAfter = '30 seconds';

type Input = { key: Key; section: string | null; editing: boolean };

/**
 * Says that the caller has a record open, and answers who else has, and where it stands. One round trip, within the right to
 * read it. Who only looks through a role is not there. Presence is a personal mark: it leaves no revision and no audit entry.
 */
export const showPresence =
  (reading: Reading) =>
  async (caller: Caller, { key, section, editing }: Input) => {
    const { now, who } = caller;
    const { rows } = await sql<Answer>`
    with it as (
      select o.key, o.version, o.working, o.saved_at, ${personIn('o.saved_by')} as saved_by from ${reading.within(caller, key)} o
    ), mine as (
      insert into presence (record, user_id, section, editing, since, seen_at)
      select it.key, ${who.user.key}, ${section}, ${editing}, ${now}, ${now} from it where ${who.looking === null}
      on conflict (record, user_id) do update set section = excluded.section, editing = excluded.editing, seen_at = excluded.seen_at,
        since = case when presence.seen_at < excluded.seen_at - ${goneAfter}::interval then excluded.seen_at else presence.since end
    )
    select it.version, it.working as revision, it.saved_by, it.saved_at, coalesce((
      select json_agg(json_build_object('key', u.id, 'name', u.name, 'section', p.section, 'editing', p.editing, 'since', p.since) order by p.since)
      from presence p join user_account u on u.id = p.user_id
      where p.record = it.key and p.user_id <> ${who.user.key} and p.seen_at > ${now}::timestamptz - ${goneAfter}::interval), '[]') as others
    from it`.execute(caller.db);
    const { version, revision, saved_by, saved_at, others } = found(rows[0]);
    return {
      version,
      revision,
      savedBy: saved_by,
      savedAt: saved_at,
      others: others.map((other) => ({ ...other, since: new Date(other.since).toISOString() })),
    };
  };

/** The caller has closed the record. */
export const endPresence = async (caller: Caller, { key }: { key: Key }) => {
  await caller.db.deleteFrom('presence').where('record', '=', key).where('user_id', '=', caller.who.user.key).execute();
  return {};
};
