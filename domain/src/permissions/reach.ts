import type { Key } from '../instant.ts';
import type { Assignment, Scope, Subject } from './assignment.ts';
import type { Area, Right } from './right.ts';

/** The area of a right: `ORGANISATION` of `ORGANISATION:publish`. */
export const areaOf = (right: Right): Area => right.slice(0, right.indexOf(':')) as Area;

/** How far an assignment reaches; of a role only its place and scope matter here. */
export type Reach = Pick<Assignment, 'place' | 'scope'>;

/**
 * A role held at a team. 'current' is the team itself: its TEAM rights, and what is done in the team such as creating an organisation.
 * Its subteams and the organisations that they and the team govern are beneath.
 */
const teamReaches = (team: Key, scope: Scope, { teams, organisation }: Subject, area: Area): boolean => {
  const aboutTheTeam = organisation === undefined || area === 'TEAM';
  const itself = aboutTheTeam && teams.at(-1) === team;
  const beneath = teams.includes(team) && !itself;
  return (itself && scope !== 'beneath') || (beneath && scope !== 'current');
};

/**
 * A role held at an organisation holds for it and for its products, supplements and agenda; with 'beneath' only for those three.
 * It gives nothing at the team.
 */
const organisationReaches = (organisation: Key, scope: Scope, subject: Subject, area: Area): boolean => {
  if (subject.organisation !== organisation || area === 'TEAM') return false;
  return area !== 'ORGANISATION' || scope !== 'beneath';
};

/**
 * Whether an assignment reaches the subject for rights of this area (decisions 3). Rights of area TEAM asked about an organisation
 * are those at the team that governs it.
 */
export const reaches = ({ place, scope }: Reach, subject: Subject, area: Area): boolean =>
  place.kind === 'team' ? teamReaches(place.key, scope, subject, area) : organisationReaches(place.key, scope, subject, area);
