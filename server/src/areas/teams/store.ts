import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import { type Author, logged } from '../../trace.ts';

/** A team to be made. `path`: the keys from the root down to the team itself. */
export type TeamRow = { key: Key; name: string; comment: string; parent: Key | null; path: Key[] };

/** The team and its audit entry. */
export const insertTeam = (trx: Transaction<DB>, team: TeamRow, author: Author): Promise<void> =>
  allAtOnce(trx, {
    made: trx.insertInto('team').values(team),
    ...logged(
      trx,
      { kind: 'team', record: team.key },
      [{ act: 'create', action: 'create', revision: null, note: null, values: { name: team.name } }],
      author,
    ),
  });
