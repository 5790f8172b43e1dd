import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { chosenMailKinds, everyTiming, type MailPreferences } from '@bronhouder/domain/people/mail-preferences.ts';
import type { Verb } from '../../change.ts';
import { isProfileOpen } from '../tenants/queries/profile-open.ts';
import { type UserRecord, versionOf } from './record.ts';
import { users } from './store.ts';

type Input = { key: Key; version: number; mail: MailPreferences };

/** Which mails somebody wants at once, once a week or not at all. Refuses profile.closed. */
export const saveMail: Verb<UserRecord, Input, { version: number }> = {
  records: users,
  ofOneself: true,
  decide: async (it, input, { caller }, trx) => {
    if (!(await isProfileOpen(trx, caller.tenant))) return refused('profile.closed');
    const [had, wanted] = [everyTiming(it.mail), everyTiming(input.mail)];
    const changed = chosenMailKinds.filter((kind) => had[kind] !== wanted[kind]);
    if (changed.length === 0) return done({ unchanged: true });
    const values = Object.fromEntries(changed.map((kind) => [kind, wanted[kind]]));
    return done({ next: { ...it, mail: wanted }, traces: [{ act: 'saveMail', revision: null, note: null, values }] });
  },
  answer: versionOf,
};
