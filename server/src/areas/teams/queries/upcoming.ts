import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { type Ahead, soonestFirst, weeksLater } from './ahead.ts';
import { peopleAhead } from './people-ahead.ts';
import { publicationsAhead } from './publications-ahead.ts';

/** No more than so many are told of, the soonest. */
const most = 500;

/**
 * What will happen by itself at a team and beneath it in the coming weeks, the soonest first (beyond the specification, 6): plans and ends of
 * publication where organisations or products may be read; invitations that expire, roles and stand-ins that end where roles may be
 * assigned. Five round trips.
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
  const till = weeksLater(caller.now, weeks);
  const all = [...(await publicationsAhead(caller, { team: key }, till, most)), ...(await peopleAhead(caller, key, till))];
  return soonestFirst(all).slice(0, most);
};
