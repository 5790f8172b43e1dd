import type { Key } from '@bronhouder/domain/instant.ts';
import { refused } from '@bronhouder/domain/outcome.ts';
import type { RoleRecord } from './record.ts';

/** Why a role cannot be changed or deleted from this team, whoever asks: role.built-in, or role.elsewhere with the team whose it is. */
export const notOwnOf = (team: Key, it: RoleRecord) => {
  if (it.team === null) return refused('role.built-in');
  return it.team.key === team ? null : refused('role.elsewhere', { team: it.team.name });
};
