import type { PlaceName } from '../places.ts';
import type { TeamName } from './actors.ts';
import type { Story } from './stories.ts';
import type { StreekdataType } from './types.ts';

/** What is particular to one organisation of the cast; the rest of its content follows from its type and place. */
export type Entry = {
  number: number;
  team: TeamName;
  type: StreekdataType;
  title: string;
  place: PlaceName;
  street: string;
  house: string;
  /** The letters of its postal code. */
  letters: string;
  story: Story;
  summary: string;
};

type Told = [
  type: StreekdataType,
  title: string,
  place: PlaceName,
  street: string,
  house: string,
  letters: string,
  story: Story,
  summary: string,
];

/** Entries of one team, numbered from `first` on. */
export const entriesOf = <Name extends string>(team: TeamName, first: number, rows: Record<Name, Told>): Record<Name, Entry> => {
  const entries = Object.entries<Told>(rows).map(([name, [type, title, place, street, house, letters, story, summary]], index) => {
    return [name, { number: first + index, team, type, title, place, street, house, letters, story, summary }] as const;
  });
  return Object.fromEntries(entries) as Record<Name, Entry>;
};
