import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { type StandIn, standInProblems } from '@bronhouder/domain/people/stand-in.ts';
import type { Verb } from '../../change.ts';
import type { Trace } from '../../trace.ts';
import { isColleague } from '../profile/queries/colleagues.ts';
import { isProfileOpen } from '../tenants/queries/profile-open.ts';
import { type UserRecord, versionOf } from './record.ts';
import { users } from './store.ts';

type Input = { key: Key; version: number; standIn: StandIn | null };

const same = (one: StandIn | null, other: StandIn | null): boolean =>
  one?.person === other?.person && one?.from === other?.from && one?.till === other?.till;

const traceOf = (standIn: StandIn | null): Trace =>
  standIn
    ? { act: 'standIn', revision: null, note: null, values: { person: standIn.person, from: standIn.from, till: standIn.till } }
    : { act: 'standInEnded', revision: null, note: null, values: {} };

/**
 * Who receives somebody's tasks and mails between two days; null: nobody any more. Refuses profile.closed, and form.problems with each
 * problem at its field. It gives no right (docs/decisions/0020).
 */
export const saveStandIn: Verb<UserRecord, Input, { version: number }> = {
  records: users,
  ofOneself: true,
  decide: async (it, { standIn }, { caller, now }, trx) => {
    if (!(await isProfileOpen(trx, caller.tenant))) return refused('profile.closed');
    if (same(standIn, it.standIn)) return done({ unchanged: true });
    if (standIn) {
      const colleague = await isColleague(trx, it.key, standIn.person);
      const today = todayIn(caller.tenant.timeZone, now);
      const problems = standInProblems(standIn, { self: it.key, colleague, today });
      if (problems.length > 0) return refused('form.problems', {}, problems);
    }
    return done({ next: { ...it, standIn }, traces: [traceOf(standIn)] });
  },
  answer: versionOf,
};
