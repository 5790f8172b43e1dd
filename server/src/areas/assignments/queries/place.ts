import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Place, Subject } from '@bronhouder/domain/permissions/assignment.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';

/** Where a role is held. */
export type HeldAt = { subject: Subject; at: Place & { name: string }; archived: boolean };

type Row = { path: Key[]; team: Key; teamName: string; organisation: Key | null; title: string | null; archived_at: Instant | null };

/** The place of a row that names both. */
export const heldAtOf = ({ path, team, teamName, organisation, title, archived_at }: Row): HeldAt =>
  organisation
    ? {
        subject: { teams: path, organisation },
        at: { kind: 'organisation', key: organisation, name: title ?? '' },
        archived: archived_at !== null,
      }
    : { subject: { teams: path }, at: { kind: 'team', key: team, name: teamName }, archived: false };

/**
 * The place with this key, locked: whoever gives or takes roles there does so one after the other, so that of two who take the last two
 * away the second sees what the first has done. Null: there is none.
 */
export const lockPlace = async (trx: Transaction<DB>, { kind, key }: Place): Promise<HeldAt | null> => {
  if (kind === 'team') {
    const row = await trx
      .selectFrom('team')
      .select(['path', 'key as team', 'name as teamName'])
      .where('key', '=', key)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row ? heldAtOf({ ...row, organisation: null, title: null, archived_at: null }) : null;
  }
  const row = await trx
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['t.path', 't.key as team', 't.name as teamName', 'o.key as organisation', 'o.title', 'o.archived_at'])
    .where('o.key', '=', key)
    .forNoKeyUpdate(['o'])
    .executeTakeFirst();
  return row ? heldAtOf(row) : null;
};
