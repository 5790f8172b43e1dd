import type { SessionUser } from '../../api/types.ts';
import { type Path, paths } from '../../paths.ts';

type Roles = Pick<SessionUser, 'teamRoles' | 'organisationRoles'>;

/**
 * Where a user goes whom the server refused (403): the dashboard of a team, or else of an organisation (point 8), or else the start.
 * Never to a place that refused a moment ago, so that no loop arises.
 * @param refused addresses (`/team/…`) that refused lately, the present one included
 */
export const afterForbidden = ({ teamRoles, organisationRoles }: Roles, refused: ReadonlySet<string>): Path => {
  const candidates = [
    ...teamRoles.filter(({ opens }) => opens).map(({ id }) => ({ address: `/team/${id}`, path: paths.team(id) })),
    ...organisationRoles.filter(({ opens }) => opens).map(({ id }) => ({ address: `/organisation/${id}`, path: paths.organisation(id) })),
  ];
  return candidates.find(({ address }) => !refused.has(address))?.path ?? paths.home();
};
