import type { Key } from '@bronhouder/domain/instant.ts';
import { type DefaultSetting, type OwnSettings, switchNames } from '@bronhouder/domain/teams/settings.ts';
import { sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import { takeTurn } from '../../database/in-turn.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { type Author, entriesOf, logged, type Trace } from '../../trace.ts';
import { ownSettings, settingColumns } from './queries/settings-along.ts';
import type { TeamRecord } from './record.ts';

/** A team to be made. `path`: the keys from the root down to the team itself. */
export type TeamRow = { key: Key; name: string; comment: string; parent: Key | null; path: Key[] };

const made = ({ name, parent }: TeamRow): Trace => ({
  act: 'create',
  action: 'create',
  revision: null,
  note: null,
  values: { name, ...(parent && { parent }) },
});

/** The team and its audit entry. */
export const insertTeam = (trx: Transaction<DB>, team: TeamRow, author: Author): Promise<void> => insertTeams(trx, [team], author);

/** Several teams and their audit entries; each stands beneath one that is there or comes before it. */
export const insertTeams = (trx: Transaction<DB>, teams: readonly TeamRow[], author: Author): Promise<void> =>
  allAtOnce(trx, {
    made: trx.insertInto('team').values(teams),
    logged: trx.insertInto('audit').values(teams.flatMap((team) => entriesOf({ kind: 'team', record: team.key }, [made(team)], author))),
  });

const lock = async (trx: Transaction<DB>, key: Key): Promise<TeamRecord | null> => {
  const row = await trx
    .selectFrom('team')
    .select(['key', 'name', 'comment', 'parent', 'path', 'version', ...settingColumns])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { name, comment, parent, version } = row;
  return { key, version, place: { teams: row.path }, name, comment, parent, own: ownSettings(row) };
};

/** What a team sets itself, as its columns hold it. */
const settingsRow = (own: OwnSettings) => ({
  max_verify_age: own.maxVerifyAge,
  organisation_types: own.organisationTypes && [...own.organisationTypes],
  product_types: own.productTypes && [...own.productTypes],
  categories: own.categories && [...own.categories],
  organisation_defaults: JSON.stringify(
    Object.fromEntries(switchNames.flatMap((name): [string, DefaultSetting][] => (own[name] ? [[name, own[name]]] : []))),
  ),
});

const write = (trx: Transaction<DB>, { next, traces }: Written<TeamRecord>, caller: Caller): Promise<void> =>
  allAtOnce(trx, {
    saved: trx
      .updateTable('team')
      .set({ name: next.name, comment: next.comment, version: next.version, ...settingsRow(next.own) })
      .where('key', '=', next.key),
    ...logged(trx, { kind: 'team', record: next.key }, traces, caller),
  });

export const teamRecords: Records<TeamRecord> = { lock, write, readRight: 'TEAM:read' };

/** The same for acts that change the shape of the tree or a name in it, one at a time: no two moves make a circle, no two siblings a name. */
const lockInTurn = async (trx: Transaction<DB>, key: Key): Promise<TeamRecord | null> => {
  await takeTurn(trx, 'tree of teams');
  return lock(trx, key);
};

export const teamsInTurn: Records<TeamRecord> = { ...teamRecords, lock: lockInTurn };

/** The team beneath another one, and the paths of everything beneath it, in one statement. */
const writeMove = (trx: Transaction<DB>, { next, traces }: Written<TeamRecord>, caller: Caller): Promise<void> => {
  const { key, parent, version, place } = next;
  const above = place.teams.slice(0, -1);
  return allAtOnce(trx, {
    moved: trx
      .updateTable('team')
      .set({
        path: sql`${above}::uuid[] || path[array_position(path, ${key}::uuid):]`,
        parent: sql`case when key = ${key} then ${parent}::uuid else parent end`,
        version: sql`case when key = ${key} then ${version}::int else version end`,
      })
      .where(sql<boolean>`path @> ${[key]}::uuid[]`),
    ...logged(trx, { kind: 'team', record: key }, traces, caller),
  });
};

export const movingTeams: Records<TeamRecord> = { ...teamsInTurn, write: writeMove };

const lostTrace = (act: string, values: Trace['values']): Trace => ({ act, action: 'delete', revision: null, note: null, values });

/** An empty team, what was only a mark at it, and the roles and open invitations at it; each of these leaves its own trace. */
const writeRemoval = async (trx: Transaction<DB>, { next: { key }, traces }: Written<TeamRecord>, caller: Caller): Promise<void> => {
  const held = await trx.selectFrom('assignment').select(['key', 'user_id as person', 'role', 'scope']).where('team', '=', key).execute();
  const offered = await trx
    .selectFrom('invitation')
    .select(['key', 'role', 'scope'])
    .where('team', '=', key)
    .where('answer', 'is', null)
    .execute();
  const entries = [
    ...entriesOf({ kind: 'team', record: key }, traces, caller),
    ...held.flatMap(({ key: record, ...values }) =>
      entriesOf({ kind: 'assignment', record }, [lostTrace('remove', { ...values, team: key })], caller),
    ),
    ...offered.flatMap(({ key: record, ...values }) =>
      entriesOf({ kind: 'invitation', record }, [lostTrace('withdraw', { ...values, team: key })], caller),
    ),
  ];
  await allAtOnce(trx, {
    removed: trx.deleteFrom('team').where('key', '=', key),
    starred: trx.deleteFrom('favourite').where('key', '=', key),
    asked: trx.deleteFrom('task').where('record', '=', key),
    logged: trx.insertInto('audit').values(entries),
  });
};

export const removableTeams: Records<TeamRecord> = { ...teamsInTurn, write: writeRemoval };
