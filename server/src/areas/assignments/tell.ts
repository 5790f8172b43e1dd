import { roleNameIn } from '@bronhouder/phrases/role-name.ts';
import type { Transaction } from 'kysely';
import { fullName } from '../../access/accounts.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { aboutPlace } from '../../jobs/about.ts';
import { notify } from '../../jobs/notify.ts';
import type { AssignmentRecord } from './record.ts';

/** What happened to a role of somebody's. */
export type RoleEvent = 'given' | 'changed' | 'taken';

/** The mail to whoever got, kept or lost the role, as they want to hear of it, in the transaction of that. Not of what they did themselves. */
export const tellOf = async (trx: Transaction<DB>, it: AssignmentRecord, does: RoleEvent, { house, who, now }: Caller): Promise<void> => {
  const { person, at, place, role, scope } = it;
  const by = fullName(who.user);
  await notify(house, trx, { people: [person.key], about: aboutPlace(place), by: who.user.key }, (to) => ({
    ...to,
    kind: 'roles-changed',
    path: '#/home',
    values: { does, by, role: roleNameIn(to.language, role), place: at.name, reach: scope, at: now },
  }));
};
