/** A node of a tree to choose from. `words`: what a search looks in, folded. */
export type TreeNode = { value: string; label: string; words: string; children: TreeNode[] };

type Flat = { value: string; parent: string | null; label: string; words: readonly string[] };

/** Small letters without accents: 's-hertogenbosch is found without typing its accents or capitals. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The flat list of a service as a tree, each level by name. What has no known parent stands at the top. */
export const treeOf = (items: readonly Flat[], language: string): TreeNode[] => {
  const byName = new Intl.Collator(language);
  const known = new Set(items.map((item) => item.value));
  const children = Map.groupBy(items, ({ parent }) => (parent !== null && known.has(parent) ? parent : ''));
  const grow = (parent: string): TreeNode[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => byName.compare(a.label, b.label))
      .map(({ value, label, words }) => ({ value, label, words: folded([label, ...words].join('\n')), children: grow(value) }));
  return grow('');
};

/** Does a search find this? Every typed word begins a word of its name or of a synonym; a longer one may stand inside it. */
export const found = (query: string, words: string): boolean =>
  folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .every(
      (part) =>
        words.startsWith(part) ||
        words.split(/[\s\-'’(/]+/).some((word) => word.startsWith(part)) ||
        (part.length > 4 && words.includes(part)),
    );

/** A node as it is shown, with what the keyboard and a screen reader need to know of its place. */
export type VisibleNode = { node: TreeNode; level: number; parent: string | null; opened: boolean; position: number; siblings: number };

type Sight = { opened: ReadonlySet<string>; query: string };

const hasFound = (node: TreeNode, query: string): boolean =>
  found(query, node.words) || node.children.some((child) => hasFound(child, query));

const childrenInSight = (node: TreeNode, { opened, query }: Sight): TreeNode[] => {
  const hits = query === '' ? [] : node.children.filter((child) => hasFound(child, query));
  if (hits.length > 0) return hits;
  return opened.has(node.value) ? node.children : [];
};

const lay = (nodes: TreeNode[], level: number, parent: string | null, sight: Sight): VisibleNode[] =>
  nodes.flatMap((node, index) => {
    const below = childrenInSight(node, sight);
    // Below a node that is opened by hand everything shows, also what the search did not find.
    const inside = below.some((child) => hasFound(child, sight.query)) ? sight : { ...sight, query: '' };
    return [
      { node, level, parent, opened: below.length > 0, position: index + 1, siblings: nodes.length },
      ...lay(below, level + 1, node.value, inside),
    ];
  });

/** The nodes to show, from top to bottom: those that are opened, or on the way to what a search finds. */
export const visibleNodes = (tree: TreeNode[], sight: Sight): VisibleNode[] =>
  lay(sight.query === '' ? tree : tree.filter((node) => hasFound(node, sight.query)), 1, null, sight);

/** The way from the top to a node, without the node. */
export const ancestorsOf = (tree: TreeNode[], value: string): string[] => {
  for (const node of tree) {
    if (node.children.some((child) => child.value === value)) return [node.value];
    const below = ancestorsOf(node.children, value);
    if (below.length > 0) return [node.value, ...below];
  }
  return [];
};

/** Every node by its value. */
export const nodesByValue = (tree: TreeNode[]): Map<string, TreeNode> =>
  new Map(tree.flatMap((node) => [[node.value, node] as const, ...nodesByValue(node.children)]));
