import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { type Ahead, soonestFirst, weeksLater } from '../../teams/queries/ahead.ts';
import { publicationsAhead } from '../../teams/queries/publications-ahead.ts';

/** No more than so many are told of, the soonest. */
const most = 100;

/**
 * What will happen by itself at an organisation in the coming weeks, the soonest first (beyond the specification, 6): plans and ends of
 * its own publication, and of its products where those may be read. Three round trips.
 */
export const upcomingOf = async (caller: Caller, { key, weeks }: { key: Key; weeks: number }): Promise<Ahead[]> => {
  found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select('o.key')
      .where('o.key', '=', key)
      .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  return soonestFirst(await publicationsAhead(caller, { organisation: key }, weeksLater(caller.now, weeks), most)).slice(0, most);
};
