import { type ActWithEffects, effects } from '@bronhouder/domain/publication/effects.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from '../fact-columns.ts';

/** What hangs on an organisation and is named in a preview: at most so many names of each kind. */
const names = 50;

/** What an act would touch, counted and named, before it is done. */
export const previewEffects = async (caller: Caller, { key, act }: { key: string; act: ActWithEffects }) => {
  const row = found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select([...factSelection])
      .select([
        sql<
          string[]
        >`coalesce((select json_agg(u.name order by u.name) from assignment a join user_account u on u.id = a.user_id where a.organisation = o.key), '[]')`.as(
          'roles',
        ),
        sql<string[]>`coalesce((select json_agg(f.name order by f.name) from file f where f.record = o.key), '[]')`.as('files'),
        sql<number>`(select count(*) from favourite f where f.key = o.key)`.as('favourites'),
      ])
      .where('o.key', '=', key)
      .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  const named: Record<string, string[]> = { rolesLost: row.roles, filesErased: row.files };
  const counts = { roles: row.roles.length, files: row.files.length, favourites: row.favourites };
  return effects(act, fromRow(row), counts, caller.now).map((effect) => ({ ...effect, names: (named[effect.code] ?? []).slice(0, names) }));
};
