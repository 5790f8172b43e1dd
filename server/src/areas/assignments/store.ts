import type { Key } from '@bronhouder/domain/instant.ts';
import type { Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { Transaction } from 'kysely';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import { type Author, logged } from '../../trace.ts';

/** Somebody who is to hold a role at a team or an organisation. */
export type NewAssignment = { key: Key; person: Key; role: Key; place: { kind: 'team' | 'organisation'; key: Key }; scope: Scope };

/** The assignment and its audit entry. */
export const insertAssignment = (trx: Transaction<DB>, { key, person, role, place, scope }: NewAssignment, author: Author): Promise<void> =>
  allAtOnce(trx, {
    made: trx.insertInto('assignment').values({
      key,
      user_id: person,
      role,
      team: place.kind === 'team' ? place.key : null,
      organisation: place.kind === 'organisation' ? place.key : null,
      scope,
      created_at: author.now,
      created_by: author.who?.user.key ?? null,
    }),
    ...logged(
      trx,
      { kind: 'assignment', record: key },
      [{ act: 'assign', action: 'create', revision: null, note: null, values: { person, role, [place.kind]: place.key, scope } }],
      author,
    ),
  });
