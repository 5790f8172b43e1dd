import type { Key } from '@bronhouder/domain/instant.ts';
import type { Reason } from '@bronhouder/domain/outcome.ts';
import { type Move, obstaclesTo } from '@bronhouder/domain/teams/move.ts';
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { assignmentsOf } from '../../../access/assignments.ts';
import type { DB } from '../../../database/types.ts';
import type { Caller } from '../../../http/caller.ts';
import { type Holder, type HolderRow, holderOf } from '../../rights/queries/holders.ts';
import { nameTaken } from './name-taken.ts';

/** What a move is about, as the database knows it. */
export type Around = {
  /** Everybody with an open account and a role at a team that is above on one side of the move only, with all their roles. */
  people: Holder[];
  /** The roles of teams above that are held in what moves, or to which somebody is invited there. */
  roles: { name: string; team: Key }[];
  /** What moves along. */
  subteams: number;
  organisations: number;
};

const keys = (list: readonly Key[]): RawBuilder<Key[]> => sql`${[...list]}::uuid[]`;

/** The teams that stand above on one side only. */
const differing = ({ it, target }: Move): Key[] => [
  ...it.teams.filter((team) => !target.teams.includes(team)),
  ...target.teams.filter((team) => !it.teams.includes(team)),
];

/** Whether a role is held, or offered, in what moves: for rows `x` of assignments or invitations. */
const inIt = ({ teams, organisation }: Move['it']): RawBuilder<SqlBool> =>
  organisation === undefined
    ? sql`exists(select from team t where t.path @> ${keys(teams.slice(-1))}
        and t.key = coalesce(x.team, (select o.team from organisation o where o.key = x.organisation)))`
    : sql`x.organisation = ${organisation}`;

/** Looks around a move. One round trip. */
export const aroundMove = async (db: Kysely<DB>, move: Move): Promise<Around> => {
  const { it } = move;
  const beneath = sql`t.path @> ${keys(it.teams.slice(-1))}`;
  const along = (count: RawBuilder<number>, alone: number) => (it.organisation === undefined ? count : sql<number>`${sql.lit(alone)}::int`);
  const {
    rows: [row],
  } = await sql<{ people: HolderRow[]; roles: Around['roles']; subteams: number; organisations: number }>`select
    coalesce((select json_agg(json_build_object('person', json_build_object('key', u.id, 'name', nullif(u.name, '')),
        'assignments', ${assignmentsOf('u.id')}) order by u.name, u.id)
      from user_account u where u.deactivated_at is null
        and u.id in (select a.user_id from assignment a where a.team = any(${keys(differing(move))}))), '[]') as people,
    coalesce((select json_agg(json_build_object('name', r.name, 'team', r.team)) from role r where r.team = any(${keys(it.teams)})
      and (exists(select from assignment x where x.role = r.key and ${inIt(it)})
        or exists(select from invitation x where x.role = r.key and x.answer is null and ${inIt(it)}))), '[]') as roles,
    ${along(sql`(select count(*) - 1 from team t where ${beneath})`, 0)} as subteams,
    ${along(sql`(select count(*) from organisation o join team t on t.key = o.team where ${beneath})`, 1)} as organisations`.execute(db);
  const { people = [], roles = [], subteams = 0, organisations = 0 } = row ?? {};
  return { people: people.map(holderOf), roles, subteams, organisations };
};

/** What stands in the way of a move by the caller. `name`: of the team, null for an organisation. */
export const obstaclesAround = async (
  db: Kysely<DB>,
  { who }: Caller,
  move: Move,
  name: string | null,
  { people, roles }: Around,
): Promise<Reason[]> =>
  obstaclesTo(move, {
    mover: who.assignments,
    people: people.map(({ assignments }) => assignments),
    roles,
    nameTaken: name === null ? null : await nameTaken(db, move.target.teams.at(-1) ?? '', name, move.it.teams.at(-1)),
  });
