import type { Reason } from '../outcome.ts';
import type { Subject } from '../permissions/assignment.ts';

/** What a team holds: the teams and organisations right beneath it, archived ones too, and the roles and relation types of its own. */
export type Contents = { subteams: number; organisations: number; roles: number; relationTypes: number };

/** Why a team cannot be deleted (point 2: only an empty one, and never the root); null: it can. */
export const againstRemoval = ({ teams }: Subject, contents: Contents): Reason | null => {
  if (teams.length === 1) return { code: 'team.root', values: {} };
  if (Object.values(contents).every((count) => count === 0)) return null;
  return { code: 'team.not-empty', values: contents };
};
