import type { Place, Scope, Subject } from './assignment.ts';
import { areaOf, reaches } from './reach.ts';
import type { Right } from './right.ts';

const [here, elsewhere] = ['here', 'elsewhere'];

/** One example of every kind of place that a role held at a team or an organisation could reach. */
const examples: Record<Place['kind'], Subject[]> = {
  team: [{ teams: [here] }, { teams: [here, elsewhere] }, { teams: [here], organisation: elsewhere }],
  organisation: [{ teams: [elsewhere], organisation: here }],
};

/**
 * Whether a role with these rights gives anything at all when it is held in this scope at a place of this kind: not, for instance, rights to
 * an organisation held for what is beneath it.
 */
export const hasEffect = (kind: Place['kind'], scope: Scope, rights: readonly Right[]): boolean =>
  examples[kind].some((subject) =>
    rights.some((right) => reaches({ place: { kind, key: here, name: '' }, scope }, subject, areaOf(right))),
  );
