import { type Side, sideOf } from '@bronhouder/domain/relations/labels.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type Network = ApiAnswers['relation']['network'];
type Node = Network['nodes'][number];
type Edge = Network['edges'][number];
type Type = Network['types'][number];

/** How something reads from what it stands beside: the words, and which of the two is the whole, where one is. */
export type Tie = { label: string; whole: 'here' | 'there' | 'none' };
/** A place in the drawing: an organisation, or some that may not be read, with what stands behind it. */
export type Branch = { id: string; tie: Tie; organisation: Node | null; hidden: number; children: Branch[] };
/** A relation between two organisations of the drawing that is no branch of it. */
export type CrossTie = { id: string; from: Node; label: string; to: Node };
export type Tree = { middle: Node; branches: Branch[]; cross: CrossTie[] };

const wholeOf = ({ kind }: Type, side: Side): Tie['whole'] => (kind === 'equal' ? 'none' : side === 'source' ? 'there' : 'here');
/** Wholes come first, then equals, then parts. */
const order: Record<Tie['whole'], number> = { there: 0, none: 1, here: 2 };

const tieOf = (types: readonly { type: Type; side: Side }[]): Tie => {
  const ties = types.map(({ type, side }): Tie => ({ label: type.labels[side].output, whole: wholeOf(type, side) }));
  const [first] = ties.toSorted((one, other) => order[one.whole] - order[other.whole]);
  return { label: [...new Set(ties.map(({ label }) => label))].join(' · '), whole: first?.whole ?? 'none' };
};

const byOrder = (one: Branch, other: Branch): number =>
  order[one.tie.whole] - order[other.tie.whole] ||
  one.tie.label.localeCompare(other.tie.label) ||
  Number(one.organisation === null) - Number(other.organisation === null) ||
  (one.organisation?.title ?? '').localeCompare(other.organisation?.title ?? '') ||
  one.id.localeCompare(other.id);

/**
 * The network as a tree: the organisation in the middle, what is related to it, and what is related to that. Each organisation stands once,
 * as near to the middle as it can; the same network gives the same tree. `chosen`: only these types, none means all.
 */
export const treeOf = ({ nodes, edges, hidden, types }: Network, chosen: readonly string[]): Tree | null => {
  const typeOf = new Map(types.filter(({ key }) => chosen.length === 0 || chosen.includes(key)).map((type) => [type.key, type]));
  const shown = edges.filter(({ type }) => typeOf.has(type));
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const [middle] = nodes;
  if (!middle) return null;
  const placed = new Set([middle.key]);
  const used = new Set<string>();
  const seenFrom = (key: string, edge: Edge) => {
    const type = typeOf.get(edge.type) as Type;
    return { type, side: sideOf(type.kind, edge, key), other: edge.source === key ? edge.target : edge.source, edge };
  };
  const around = (key: string) =>
    Map.groupBy(
      shown.filter(({ source, target }) => source === key || target === key).map((edge) => seenFrom(key, edge)),
      ({ other }) => other,
    );
  const hiddenAt = (key: string): Branch[] =>
    hidden.flatMap(({ beside, type: typeKey, side, count }) => {
      const type = typeOf.get(typeKey);
      const id = `${key} ${typeKey} ${side}`;
      return beside === key && type ? [{ id, tie: tieOf([{ type, side }]), organisation: null, hidden: count, children: [] }] : [];
    });
  const branchesOf = (key: string): Branch[] => {
    const next = [...around(key)].flatMap(([other, ties]): Branch[] => {
      const organisation = byKey.get(other);
      if (!organisation || placed.has(other)) return [];
      for (const { edge } of ties) used.add(edge.key);
      return [{ id: other, tie: tieOf(ties), organisation, hidden: 0, children: [] }];
    });
    for (const { id } of next) placed.add(id);
    return [...next, ...hiddenAt(key)].toSorted(byOrder);
  };
  const branches = branchesOf(middle.key).map((branch) => (branch.organisation ? { ...branch, children: [] as Branch[] } : branch));
  for (const branch of branches) if (branch.organisation) branch.children = branchesOf(branch.id);
  const cross = shown.flatMap((edge): CrossTie[] => {
    const [from, to, type] = [byKey.get(edge.source), byKey.get(edge.target), typeOf.get(edge.type)];
    const drawn = from && to && placed.has(from.key) && placed.has(to.key);
    return drawn && type && !used.has(edge.key) ? [{ id: edge.key, from, label: type.labels.source.output, to }] : [];
  });
  return { middle, branches, cross };
};
