import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Person } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';

/** Where roles are held, each as the keys from the root team down to the team, and the organisation last where it is held at one. */
const places = sql`select a.user_id, case when o.key is null then t.path else t.path || o.key end as line
  from assignment a
  left join organisation o on o.key = a.organisation
  join team t on t.key = coalesce(a.team, o.team)`;

/** Those with an open account who hold a role on one line of the tree with somebody's: at the same place, above or beneath. */
const colleaguesOf = (self: Key, more: RawBuilder<unknown>) => sql<Person>`
  with place as (${places})
  select u.id as key, nullif(u.name, '') as name from user_account u
  where u.id <> ${self} and u.deactivated_at is null
    and exists (
      select from place mine join place theirs on mine.line <@ theirs.line or theirs.line <@ mine.line
      where mine.user_id = ${self} and theirs.user_id = u.id)
    and ${more}
  order by u.name, u.id
  limit 20`;

const patternsOf = (words: string): string[] =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);

/** Who could stand in for the caller: colleagues by words of their name, the first twenty. */
export const listColleagues = async ({ db, who }: Caller, { q }: { q: string }): Promise<Person[]> => {
  const named = sql`plain(u.name) like all (array(select plain(word) from unnest(${patternsOf(q)}::text[]) word))`;
  return (await colleaguesOf(who.user.key, named).execute(db)).rows;
};

/** Whether somebody is a colleague who could stand in. */
export const isColleague = async (db: Kysely<DB>, self: Key, person: Key): Promise<boolean> =>
  (await colleaguesOf(self, sql`u.id = ${person}`).execute(db)).rows.length > 0;
