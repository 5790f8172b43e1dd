import type { PlaceName } from '../../places.ts';

/** Another address than that of the organisation itself. */
export type Elsewhere = { title: string; street: string; house: string; letters: string; place: PlaceName };

/** What one organisation of the cast keeps in its library. */
export type Shelf = {
  /** Its own building. */
  building: string;
  elsewhere: Elsewhere;
  /** Rooms in its own building, with how many can sit there. */
  rooms: readonly [title: string, seats: number][];
  people: readonly [name: string, position: string][];
  image: { title: string; alternative: string; hue: number };
  document: { title: string; text: string };
  /** A stretch in which the other address is closed, in days from now. */
  closed?: { from: number; till: number | null; reason: string };
};
