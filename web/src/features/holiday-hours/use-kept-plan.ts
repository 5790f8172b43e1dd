import { useEarlierInput, useKeptInput } from '../../forms/use-kept-input.ts';
import { type Made, nothingMade, type Rules } from './use-plan.ts';

type Held = { rules: Rules; made: Made };

const none: Held = { rules: {}, made: nothingMade };
const recordOf = (team: string): string => `holidayhours-${team}`;

/** What was made of the proposals of a team when the page was last left unsaved. The days themselves stand in the address. */
export const useEarlierPlan = (team: string) => useEarlierInput<Held>(recordOf(team));

/** Keeps what is made of the proposals over a reload, until it is saved or thrown away. */
export const useKeptPlan = (team: string, held: Held, saved: boolean): void => {
  const touched = Object.keys(held.rules).length + Object.keys(held.made.corrections).length + held.made.excluded.length > 0;
  useKeptInput(recordOf(team), { revision: 0, base: none, content: held }, touched && !saved);
};
