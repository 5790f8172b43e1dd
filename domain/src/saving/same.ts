const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const sameList = (a: unknown[], b: unknown[]): boolean => a.length === b.length && a.every((item, index) => sameValue(item, b[index]));

const sameParts = (a: Record<string, unknown>, b: Record<string, unknown>): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(a[key], b[key]));

/** Do two values say the same? The order of keys does not matter, and absent, undefined and null are all "not filled". */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  return sameParts(a, b);
};
