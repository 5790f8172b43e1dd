/** Texts in the shape of the bundles. */
export type TextTree = { [key: string]: string | TextTree };

/** A tenant's wording (`home.welcome` → text) as a tree that lies over the texts. A key below a key that is a text itself is left out. */
export const wordingTree = (wording: Record<string, string>): TextTree => {
  const tree: TextTree = {};
  for (const [key, text] of Object.entries(wording)) {
    const path = key.split('.');
    const last = path.pop();
    let branch: TextTree | undefined = tree;
    for (const part of path) {
      if (!branch) break;
      branch[part] ??= {};
      const next: string | TextTree = branch[part];
      branch = typeof next === 'string' ? undefined : next;
    }
    if (branch && last && !Object.hasOwn(Object.prototype, last)) branch[last] = text;
  }
  return tree;
};
