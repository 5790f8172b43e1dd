import type { TeamRow } from '../tree/grow-tree.ts';

/** What can be done with a team in the tree. */
export const teamActs = ['create', 'save', 'move', 'remove'] as const;
export type TeamAct = (typeof teamActs)[number];

/** The right that each takes, as the contract has it. */
const rightOf: Record<TeamAct, string> = { create: 'TEAM:create', save: 'TEAM:update', move: 'TEAM:update', remove: 'TEAM:delete' };

/** What the user may do with a team. */
export const actsOn = ({ actions }: Pick<TeamRow, 'actions'>): TeamAct[] => teamActs.filter((act) => actions.includes(rightOf[act]));
