import { actionsByArea, type Area, areas, type Right, rights } from '../permissions/right.ts';

/** What a right needs beyond reading in its own area: without these it could not be used. */
const particular: Partial<Record<Right, readonly Right[]>> = {
  // Whoever changes many records at once changes organisations.
  'TEAM:bulkMutations': ['ORGANISATION:update'],
  'TEAM:confirmationPolicyManagement': ['TEAM:confirmationPolicyUpdate'],
  // An organisation is made in a team; its products, supplements and agenda stand at an organisation.
  'ORGANISATION:create': ['TEAM:read'],
  'ORGANISATION:changeConcept': ['ORGANISATION:update'],
  'ORGANISATION:fieldAdmin': ['ORGANISATION:update'],
  'PRODUCT:read': ['ORGANISATION:read'],
  'PRODUCT:fieldAdmin': ['PRODUCT:update'],
  'PRODUCT:copyTo': ['PRODUCT:create'],
  'SUPPLEMENT:read': ['ORGANISATION:read'],
  'SUPPLEMENT:fieldAdmin': ['SUPPLEMENT:update'],
  'AGENDA:read': ['ORGANISATION:read'],
  // A moment has a product and a place (point 5, 'Product and location must be selected').
  'AGENDA:entryCreate': ['PRODUCT:useInAgenda', 'SUPPLEMENT:use'],
};

const readingOf = (area: Area): Right => `${area}:read`;

/** Each right with those that it needs directly: reading in its area, and what is particular about it. */
const neededBy = new Map<Right, readonly Right[]>(
  areas.flatMap((area) =>
    actionsByArea[area].map((action): [Right, Right[]] => {
      const right = `${area}:${action}` as Right;
      return [right, [...(action === 'read' ? [] : [readingOf(area)]), ...(particular[right] ?? [])]];
    }),
  ),
);

/** The rights that this one needs directly. */
export const needsOf = (right: Right): readonly Right[] => neededBy.get(right) ?? [];

const inOrder = (chosen: ReadonlySet<Right>): Right[] => rights.filter((right) => chosen.has(right));

/** These rights with all that they need, and what that needs, in the order of the areas. */
export const withDependencies = (chosen: readonly Right[]): Right[] => {
  const all = new Set<Right>();
  const add = (right: Right): void => {
    if (all.has(right)) return;
    all.add(right);
    needsOf(right).forEach(add);
  };
  chosen.forEach(add);
  return inOrder(all);
};

/** These rights without one, and without all that needs it. */
export const withoutRight = (chosen: readonly Right[], gone: Right): Right[] =>
  chosen.filter((right) => !withDependencies([right]).includes(gone));

/** Which of these rights need something that is not among them, and what: the first missing thing of each. */
export const missingDependencies = (chosen: readonly Right[]): { right: Right; needs: Right }[] =>
  chosen.flatMap((right) => {
    const needs = needsOf(right).find((one) => !chosen.includes(one));
    return needs ? [{ right, needs }] : [];
  });
