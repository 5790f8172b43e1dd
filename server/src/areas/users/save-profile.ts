import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { type PersonalData, personalProblems, tidyPersonal } from '@bronhouder/domain/people/profile.ts';
import type { Verb } from '../../change.ts';
import { isProfileOpen } from '../tenants/queries/profile-open.ts';
import { type UserRecord, versionOf } from './record.ts';
import { users } from './store.ts';

type Language = UserRecord['language'];
type Input = { key: Key; version: number; language: Language } & PersonalData;

const names = ['firstName', 'infix', 'familyName', 'phoneNumber', 'language'] as const;

/**
 * Somebody's own name, language and telephone number (decisions 10). Refuses profile.closed, and form.problems with each problem at its
 * field. The log says which of them changed, never what they are: a person can be forgotten.
 */
export const saveProfile: Verb<UserRecord, Input, { version: number }> = {
  records: users,
  ofOneself: true,
  decide: async (it, input, { caller, now }, trx) => {
    if (!(await isProfileOpen(trx, caller.tenant))) return refused('profile.closed');
    const problems = personalProblems(input, todayIn(caller.tenant.timeZone, now));
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const next = { ...it, ...tidyPersonal(input), language: input.language };
    const changed = names.filter((name) => next[name] !== it[name]);
    if (changed.length === 0) return done({ unchanged: true });
    return done({ next, traces: [{ act: 'saveProfile', revision: null, note: null, values: { fields: changed.join(', ') } }] });
  },
  answer: versionOf,
};
