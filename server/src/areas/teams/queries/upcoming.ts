import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { upcoming } from '@bronhouder/domain/publication/moments.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { later } from '../../../access/limits.ts';
import { organisationsWithin, teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { factSelection } from '../../organisations/fact-columns.ts';
import { fromRow } from '../../records/fact-row.ts';
import { type Ahead, peopleAhead } from './people-ahead.ts';

const week = 7 * 24 * 3_600_000;
/** No more than so many are told of, the soonest. */
const most = 500;

const publicationsAhead = async (caller: Caller, team: Key, till: Instant): Promise<Ahead[]> => {
  const rows = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select([...factSelection, 'o.key', 'o.title'])
    .where(sql<boolean>`t.path @> ${[team]}::uuid[]`)
    .where(organisationsWithin(readableTeams(caller.who.assignments, 'ORGANISATION:read')))
    .where(
      sql<boolean>`(o.planned_from > ${caller.now} and o.planned_from <= ${till} or o.planned_till > ${caller.now} and o.planned_till <= ${till}
        or o.published_till > ${caller.now} and o.published_till <= ${till})`,
    )
    .orderBy(sql`least(o.planned_from, o.planned_till, o.published_till)`)
    .limit(most)
    .execute();
  return rows.flatMap(({ key, title, ...row }) =>
    upcoming(fromRow(row), caller.now)
      .filter(({ at }) => at <= till)
      .map(({ what, at, revision }) => ({ what, at, subject: { kind: 'organisation', key, name: title }, values: { revision } })),
  );
};

/**
 * What will happen by itself at a team and beneath it in the coming weeks, the soonest first (beyond the specification, 6): plans and ends of
 * publication where organisations may be read; invitations that expire, roles and stand-ins that end where roles may be assigned. Four
 * round trips.
 */
export const upcomingAt = async (caller: Caller, { key, weeks }: { key: Key; weeks: number }): Promise<Ahead[]> => {
  found(
    await caller.db
      .selectFrom('team as t')
      .select('t.key')
      .where('t.key', '=', key)
      .where(teamsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  const till = later(caller.now, weeks * week);
  const all = [...(await publicationsAhead(caller, key, till)), ...(await peopleAhead(caller, key, till))];
  return all.sort((one, other) => (one.at < other.at ? -1 : 1)).slice(0, most);
};
