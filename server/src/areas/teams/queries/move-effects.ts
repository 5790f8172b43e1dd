import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import type { Assignment } from '@bronhouder/domain/permissions/assignment.ts';
import { touches } from '@bronhouder/domain/teams/deviations.ts';
import { type Move, outOfPlace, placeAfter } from '@bronhouder/domain/teams/move.ts';
import { decisive, rightsMoved } from '@bronhouder/domain/teams/rights-moved.ts';
import type { Caller } from '../../../http/caller.ts';
import { newestByConcern } from '../../types/queries.ts';
import type { Holder } from '../../rights/queries/holders.ts';
import { aroundMove, obstaclesAround } from './around-move.ts';
import { linesThrough, organisationsBeneath } from './beneath.ts';
import { lineAlong } from './settings-along.ts';
import { heldThere } from './settings-effects.ts';

/** So many people, and so many organisations, are named at most. */
const most = 200;

/** The way to one of the teams above, on either side of the move. */
const pathTo = ({ it, target }: Move, team: Key): Key[] => {
  const line = it.teams.includes(team) ? it.teams : target.teams;
  return line.slice(0, line.indexOf(team) + 1);
};

/** Whom the move gives or takes rights; named are the caller, and whoever holds what makes the difference where the caller assigns roles. */
const peopleOf = ({ who }: Caller, move: Move, people: readonly Holder[]) => {
  const after = placeAfter(move);
  const seesRolesAt = ({ place }: Assignment) => allowed(who.assignments, { teams: pathTo(move, place.key) }, 'TEAM:roleAssignment');
  const affected = people.flatMap(({ person, assignments }) => {
    const { gains, loses } = rightsMoved(assignments, move.it, after);
    if (gains.length + loses.length === 0) return [];
    const reasons = decisive(assignments, move.it, after);
    const roles = reasons.map(({ role: { key, name, builtIn }, place }) => ({
      role: { key, name, builtIn },
      team: { key: place.key, name: place.name },
    }));
    const own = person.key === who.user.key;
    return [{ own, named: own || reasons.every(seesRolesAt), shown: { person, roles, gains, loses } }];
  });
  const named = affected.filter((one) => one.named).toSorted((one, other) => Number(other.own) - Number(one.own));
  const others = [...affected.filter((one) => !one.named), ...named.slice(most)].map(({ shown }) => shown);
  return {
    people: named.slice(0, most).map(({ shown }) => shown),
    others: {
      total: others.length,
      gaining: others.filter(({ gains }) => gains.length > 0).length,
      losing: others.filter(({ loses }) => loses.length > 0).length,
    },
  };
};

/** The organisations that move along and that the settings of their new line would touch otherwise, as far as the caller may read them. */
const touchedBy = async (caller: Caller, { it, target }: Move) => {
  const moved = it.teams.at(-1) ?? '';
  const isTeam = it.organisation === undefined;
  const organisations = await organisationsBeneath(caller, moved, it.organisation === undefined ? undefined : [it.organisation]);
  if (organisations.length === 0) return [];
  const [lineTo, newLine, types] = [
    await linesThrough(caller.db, it.teams),
    await lineAlong(caller.db, target.teams),
    await newestByConcern(caller.db),
  ];
  return organisations.flatMap((one) => {
    const line = lineTo(one.path);
    const along = isTeam ? line.slice(it.teams.length - 1) : [];
    const { reasons } = touches(one, heldThere(caller, line), heldThere(caller, [...newLine, ...along]), types.organisation);
    return reasons.length === 0 ? [] : [{ key: one.key, title: one.title, team: one.team.name, reasons }];
  });
};

const nothing = { people: [], others: { total: 0, gaining: 0, losing: 0 }, touched: [], moreTouched: 0 };

/**
 * What a move would do, before it is done (beyond the specification, 7): who gains and loses which rights, which organisations the
 * settings there touch, and what stands in the way. `name`: of the team, null for an organisation. `also`: what else stands in the way.
 */
export const effectsOfMove = async (caller: Caller, move: Move, name: string | null) => {
  const around = await aroundMove(caller.db, move);
  const { subteams, organisations } = around;
  const obstacles = await obstaclesAround(caller.db, caller, move, name, around);
  if (outOfPlace(move)) return { subteams, organisations, ...nothing, obstacles };
  const touched = await touchedBy(caller, move);
  return {
    subteams,
    organisations,
    ...peopleOf(caller, move, around.people),
    touched: touched.slice(0, most),
    moreTouched: Math.max(0, touched.length - most),
    obstacles,
  };
};
