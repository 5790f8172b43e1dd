import { api, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import type { Moved } from './beneath.ts';

export type MoveEffects = ApiAnswers['team']['moveEffects'];

/** The calls of a move; both handle their refusals themselves. */
export const callsOf = ({ kind, key }: Moved) => {
  const context = { handleErrorCodes: 'all' as const };
  if (kind === 'team')
    return {
      effects: (parent: string) => queries.team.moveEffects.queryOptions({ input: { key, parent }, context }),
      move: (version: number, parent: string) => api.team.move({ key, version, parent }, { context }),
    };
  return {
    effects: (team: string) => queries.organisation.moveEffects.queryOptions({ input: { key, team }, context }),
    move: (version: number, team: string) => api.organisation.move({ key, version, team }, { context }),
  };
};
