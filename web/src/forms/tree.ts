/** A tree to choose from, as `TreeSelect` takes it. `words`: what a search looks in, folded. */
export type TreeNode = { value: string; label: string; nodeProps: { words: string }; children?: TreeNode[] };

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
      .map(({ value, label, words }) => {
        const below = grow(value);
        const node = { value, label, nodeProps: { words: folded([label, ...words].join('\n')) } };
        return below.length > 0 ? { ...node, children: below } : node;
      });
  return grow('');
};

/** Does a search find this? Every typed word begins a word of its name or of a synonym; a longer one may stand inside it. */
export const found = (query: string, words: string): boolean =>
  folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.startsWith(part) || words.split(/[\s\-'’(/]+/).some((word) => word.startsWith(part)) || (part.length > 4 && words.includes(part)));
