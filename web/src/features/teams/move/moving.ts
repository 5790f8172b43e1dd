import { api, handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import type { Moved } from './beneath.ts';

export type MoveEffects = ApiAnswers['team']['moveEffects'];

/** The calls of a move; both handle their refusals themselves. */
export const callsOf = ({ kind, key }: Moved) => {
  if (kind === 'team')
    return {
      effects: (parent: string) => queries.team.moveEffects.queryOptions({ input: { key, parent }, ...handled }),
      move: (version: number, parent: string) => api.team.move({ key, version, parent }, handled),
    };
  return {
    effects: (team: string) => queries.organisation.moveEffects.queryOptions({ input: { key, team }, ...handled }),
    move: (version: number, team: string) => api.organisation.move({ key, version, team }, handled),
  };
};
