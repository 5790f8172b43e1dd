import { done, type Outcome, refused } from '../outcome.ts';

/**
 * How a record uses a supplement: a revision of it names it, a co-organiser shows it as its own location of a product, or an agenda item
 * takes place there: with coming dates that readers see (`shown`) or do not see now (`coming`), or with past ones only.
 */
export type UseRevision = 'working' | 'published' | 'planned' | 'location' | 'shown' | 'coming' | 'past';

/** What is used by any record is not erased (point 5). Refuses supplement.in-use with the number of records. */
export const mayErase = (uses: number): Outcome<null> => (uses > 0 ? refused('supplement.in-use', { uses }) : done(null));

/** What of a supplement's uses a preview counts, by the kind of record that uses it. */
export const usersOf = ['usedByOrganisations', 'usedByProducts', 'usedBySupplements', 'usedByCoOrganisers'] as const;
/** What closing or erasing a supplement touches, in the order in which it is told. */
export const effectsOf = {
  close: [...usersOf, 'datesClosed'],
  erase: [...usersOf, 'usedByAgenda', 'filesErased', 'traceStays'],
} as const;
export type SupplementAct = keyof typeof effectsOf;
export type SupplementEffect = (typeof effectsOf)[SupplementAct][number];
