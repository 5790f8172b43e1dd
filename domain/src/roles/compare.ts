import { type Right, rights } from '../permissions/right.ts';

/** What two roles have and do not have in common, each in the order of the areas. */
export type RoleDifference = { here: Right[]; there: Right[]; both: Right[] };

/** The rights that only the first role has, only the second, and both. */
export const difference = (here: readonly Right[], there: readonly Right[]): RoleDifference => ({
  here: rights.filter((right) => here.includes(right) && !there.includes(right)),
  there: rights.filter((right) => there.includes(right) && !here.includes(right)),
  both: rights.filter((right) => here.includes(right) && there.includes(right)),
});
