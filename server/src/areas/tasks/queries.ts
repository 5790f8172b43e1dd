import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { type Person } from '../../database/person.ts';
import { organisationsWithin, productsWithin, teamsWithin } from '../../database/within-reach.ts';
import type { Caller } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';

type Subject = { kind: 'organisation' | 'product' | 'supplement' | 'team' | 'user'; key: Key };

export type Task = {
  key: Key;
  kind: string;
  at: Instant;
  values: Record<string, string | number>;
  subject: Subject | null;
  /** Whose it is, where the caller stands in for them. */
  behalf: Person | null;
};

type Row = { key: Key; kind: string; at: Instant; details: unknown; record_kind: string | null; record: Key | null; behalf: Person | null };

const subjectKinds: Record<string, Subject['kind']> = {
  organisation: 'organisation',
  product: 'product',
  supplement: 'supplement',
  team: 'team',
  user: 'user',
};

const taskOf = (row: Row): Task => ({
  key: row.key,
  kind: row.kind,
  at: row.at,
  values: row.details as Task['values'],
  subject: row.record ? { kind: subjectKinds[row.record_kind ?? ''] ?? 'organisation', key: row.record } : null,
  behalf: row.behalf,
});

/**
 * The caller's own tasks, and those of people they stand in for today, about what the caller may read, unless they have the same
 * one. Read, not copied: a stand-in sees what is open, and what is done is done for both (docs/decisions/0020).
 */
const tasksFor = ({ db, who, tenant, now }: Caller) => {
  const self = who.user.key;
  const today = todayIn(tenant.timeZone, now);
  const readable = sql<boolean>`(k.record_kind = 'organisation' and exists (
      select from organisation o join team t on t.key = o.team
      where o.key = k.record and case k.kind when 'product-offered'
        then ${organisationsWithin(readableTeams(who.assignments, 'PRODUCT:read'))}
        else ${organisationsWithin(readableTeams(who.assignments, 'ORGANISATION:read'))} end)
    or k.record_kind = 'product' and exists (
      select from product p join organisation o on o.key = p.organisation join team t on t.key = o.team
      where p.key = k.record and ${productsWithin(readableTeams(who.assignments, 'PRODUCT:read'))})
    or k.record_kind = 'supplement' and exists (
      select from supplement s join organisation o on o.key = s.organisation join team t on t.key = o.team
      where s.key = k.record and ${organisationsWithin(readableTeams(who.assignments, 'SUPPLEMENT:read'))})
    or k.record_kind = 'team' and exists (
      select from team t where t.key = k.record and ${teamsWithin(readableTeams(who.assignments, 'TEAM:read'))}))`;
  const askedMyself = sql<boolean>`exists (
    select from task mine where mine.user_id = ${self} and mine.kind = k.kind and mine.record = k.record and mine.at = k.at)`;
  return db
    .selectFrom('task as k')
    .innerJoin('user_account as u', 'u.id', 'k.user_id')
    .select(['k.key', 'k.kind', 'k.at', 'k.details', 'k.record_kind', 'k.record', 'k.done_at'])
    .select(sql<Person | null>`case when u.id <> ${self} then json_build_object('key', u.id, 'name', nullif(u.name, '')) end`.as('behalf'))
    .where(({ or, and, eb }) =>
      or([
        and([eb('k.user_id', '=', self), sql<boolean>`(k.record is null or k.record_kind = 'user' or ${readable})`]),
        and([
          eb('u.stand_in', '=', self),
          eb('u.stand_in_from', '<=', today),
          eb('u.stand_in_till', '>=', today),
          eb('u.deactivated_at', 'is', null),
          readable,
          sql<boolean>`not ${askedMyself}`,
        ]),
      ]),
    );
};

/** What the caller is asked to do or to take note of, newest first. */
export const openTasks = async (caller: Caller): Promise<Task[]> => {
  const rows = await tasksFor(caller).where('k.done_at', 'is', null).orderBy('k.at', 'desc').limit(100).execute();
  return rows.map(taskOf);
};

/** One of these tasks, done or not. */
export const getTask = async (caller: Caller, { uuid }: { uuid: Key }) => {
  const task = found(await tasksFor(caller).where('k.key', '=', uuid).executeTakeFirst());
  return { ...taskOf(task), doneAt: task.done_at };
};
