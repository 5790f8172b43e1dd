import { outOfPlace } from '@bronhouder/domain/teams/move.ts';
import type { TeamNode } from '../tree/grow-tree.ts';

/** What is moved. `path`: the keys of the teams down to itself or, of an organisation, to its team. */
export type Moved = { kind: 'team' | 'organisation'; key: string; name: string; version: number; path: readonly string[] };

const subjectOf = ({ kind, key, path }: Moved) => (kind === 'team' ? { teams: path } : { teams: path, organisation: key });

export type Impossible = 'here' | 'itself' | 'own' | 'noRight';

/** Why something cannot be put beneath a team, as far as the tree tells; the domain decides. */
export const whyNotBeneath = (moved: Moved, { key, path, actions }: TeamNode): Impossible | null => {
  const against = outOfPlace({ it: subjectOf(moved), target: { teams: path } });
  if (against?.code === 'team.move-same') return 'here';
  if (against?.code === 'team.move-beneath-itself') return key === moved.key ? 'itself' : 'own';
  return actions.includes(moved.kind === 'team' ? 'TEAM:create' : 'ORGANISATION:create') ? null : 'noRight';
};
