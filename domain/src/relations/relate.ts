import type { Key } from '../instant.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { RelationKind } from './labels.ts';

export type Pair = { source: Key; target: Key };

/** How a relation is kept: equals have no first and second, so the lower key comes first and each pair exists once. */
export const pairOf = (kind: RelationKind, { source, target }: Pair): Pair =>
  kind === 'equal' && target < source ? { source: target, target: source } : { source, target };

/** Everything that a thing is a part of, directly and further up, along the relations of one type. */
export const wholesOf = (parts: readonly Pair[], of: Key): Set<Key> => {
  const found = new Set<Key>();
  const upFrom = (part: Key): void => {
    for (const { source, target } of parts) {
      if (source !== part || found.has(target)) continue;
      found.add(target);
      upFrom(target);
    }
  };
  upFrom(of);
  return found;
};

/** Whether something would become a part of itself, by itself or by way of others. */
export const closesCircle = (parts: readonly Pair[], { source, target }: Pair): boolean =>
  source === target || wholesOf(parts, target).has(source);

/** What a new relation is decided on: those of the same type that matter here, under a lock of that type. */
export type Around = { kind: RelationKind; archived: boolean; exists: boolean; parts: readonly Pair[] };

/** Whether two organisations can be related so. Refuses relation.itself, relation.archived, relation.exists and relation.circle. */
export const relate = (pair: Pair, { kind, archived, exists, parts }: Around): Outcome<Pair> => {
  if (pair.source === pair.target) return refused('relation.itself');
  if (archived) return refused('relation.archived');
  if (exists) return refused('relation.exists');
  if (kind === 'partOf' && closesCircle(parts, pair)) return refused('relation.circle');
  return done(pairOf(kind, pair));
};
