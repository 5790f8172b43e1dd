import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { NewsMailKind } from '@bronhouder/domain/people/mail-preferences.ts';
import { sql, type Transaction } from 'kysely';
import { assignmentOf, assignmentsOf } from '../../access/assignments.ts';
import type { DB } from '../../database/types.ts';
import type { House } from '../../house.ts';
import { type About, seenFrom } from '../about.ts';
import { notify, type Reads } from '../notify.ts';

/** Something to be told to whoever watches one of these records and may read of it, but not to `except`, who heard of it already. */
export type News = {
  kind: NewsMailKind;
  watched: readonly Key[];
  except: readonly Key[];
  about: About;
  /** The organisation whose news it is. */
  organisation: { key: Key; title: string };
  path: string;
  by: Key | null;
  byName: string;
  at: Instant;
  line: (language: 'nl' | 'en', reads: Reads) => string;
};

const watchersOf = async (trx: Transaction<DB>, { watched, except, about, by }: News): Promise<Key[]> => {
  const rows = await trx
    .selectFrom('user_account as u')
    .select(['u.id as key', assignmentsOf('u.id').as('assignments')])
    .where(sql<boolean>`u.id in (select s.user_id from subscription s where s.record = any(${[...watched]}::uuid[]))`)
    .where(sql<boolean>`u.id is distinct from ${by}::uuid`)
    .where('u.deactivated_at', 'is', null)
    .execute();
  return rows
    .filter(({ key, assignments }) => !except.includes(key) && seenFrom(assignments.map(assignmentOf), about))
    .map(({ key }) => key);
};

/** The open task of each about this says one more; who has none gets one. */
const count = async (
  house: House,
  trx: Transaction<DB>,
  people: readonly Key[],
  { kind, organisation, byName, at }: News,
): Promise<void> => {
  const { rows } = await sql<{ user_id: Key }>`
    update task set at = ${at}, details = details || jsonb_build_object('by', ${byName}::text, 'count', (details->>'count')::int + 1)
    where kind = ${kind} and record = ${organisation.key} and done_at is null and user_id = any(${[...people]}::uuid[])
    returning user_id`.execute(trx);
  const fresh = people.filter((person) => !rows.some(({ user_id }) => user_id === person));
  if (fresh.length === 0) return;
  const details = JSON.stringify({ title: organisation.title, by: byName, at, count: 1 });
  const task = { kind, at, record_kind: 'organisation', record: organisation.key, details };
  await trx
    .insertInto('task')
    .values(fresh.map((user_id) => ({ ...task, user_id, key: house.newKey() })))
    .execute();
};

/** Tells news in the portal at once and by mail together with what follows (docs/decisions/0008). Who was told. */
export const tellWatchers = async (house: House, trx: Transaction<DB>, news: News): Promise<Key[]> => {
  const people = await watchersOf(trx, news);
  if (people.length === 0) return [];
  await count(house, trx, people, news);
  const { kind, about, by, path, organisation, at } = news;
  await notify(house, trx, { people, about, by }, (to, _person, _from, reads) => {
    const first = news.line(to.language, reads);
    return { ...to, kind, path, values: { title: organisation.title, count: 1, first, at }, lines: [first] };
  });
  return people;
};
