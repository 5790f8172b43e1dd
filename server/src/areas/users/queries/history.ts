import { accountEvents } from '@bronhouder/domain/people/account.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';

const most = 20;

/** What happened with an account, newest first: what administrators and time did, not what its owner changed. */
export const historyOf = async ({ db }: Caller, key: Key) => {
  const rows = await db
    .selectFrom('audit as a')
    .select(['a.at', 'a.act', personIn('a.by').as('by')])
    .where('a.kind', '=', 'user')
    .where('a.record', '=', key)
    .where('a.act', 'in', [...accountEvents])
    .orderBy('a.at', 'desc')
    .orderBy('a.key', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ act, ...row }) => accountEvents.filter((event) => event === act).map((event) => ({ ...row, act: event })));
};
