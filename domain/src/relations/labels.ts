/** How organisations can belong together (point 3, 'Relation type'): one is a part of the other, or both are the same. */
export const relationKinds = ['partOf', 'equal'] as const;
export type RelationKind = (typeof relationKinds)[number];

/** What one side calls the other: in the form where a relation is made, and where it is shown. */
export type Label = { input: string; output: string };
/** The two sides of a relation: of partOf the source is the part and the target the whole; of equal they are alike. */
export const sides = ['source', 'target'] as const;
export type Side = (typeof sides)[number];
export type Labels = Record<Side, Label>;

export type RelationTypeContent = { kind: RelationKind; labels: Labels };

export const otherSide = (side: Side): Side => (side === 'source' ? 'target' : 'source');

/** The sides from which a relation of this kind can be looked at: seen from an equal, both are the same. */
export const sidesOf = (kind: RelationKind): readonly Side[] => (kind === 'equal' ? ['source'] : sides);

/** On which side of a relation an organisation stands; of equals always on the first. */
export const sideOf = (kind: RelationKind, relation: { source: string }, organisation: string): Side =>
  kind === 'equal' || relation.source === organisation ? 'source' : 'target';

/** What a relation type is called where it has to be named by itself: how it reads from both sides. */
export const nameOf = ({ kind, labels }: RelationTypeContent): string =>
  sidesOf(kind)
    .map((side) => labels[side].output)
    .join(' / ');
