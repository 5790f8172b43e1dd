/** Texts in the shape of the bundles. */
export type TextTree = { [key: string]: string | TextTree };

const dangerous = ['__proto__', 'constructor', 'prototype'];

const lay = (tree: TextTree, [first, ...rest]: string[], text: string): void => {
  if (first === undefined || dangerous.includes(first)) return;
  if (rest.length === 0) {
    tree[first] = text;
    return;
  }
  const branch = (tree[first] ??= {});
  if (typeof branch !== 'string') lay(branch, rest, text);
};

/** A tenant's wording (`home.welcome` → text) as a tree that lies over the texts. A key below a key that is a text itself is left out. */
export const wordingTree = (wording: Record<string, string>): TextTree => {
  const tree: TextTree = {};
  for (const [key, text] of Object.entries(wording)) lay(tree, key.split('.'), text);
  return tree;
};
