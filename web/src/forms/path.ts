import type { Problem } from '@bronhouder/domain/problem.ts';

const inside = (value: unknown, part: string): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, part);
  // An item of a repeating group keeps its fields under `values`; paths of problems leave that out.
  const isItem = typeof found === 'object' && found !== null && 'id' in found && 'values' in found;
  return isItem ? found.values : found;
};

/** What stands at a path of a problem (`address.postalCode`, `people.0.email`); undefined where nothing does. */
export const valueAt = (content: unknown, path: string): unknown =>
  path === '' ? content : path.split('.').reduce<unknown>(inside, content);

/** Is this path the other one, or a part of it? */
export const isAtOrBelow = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`);

/** The problems at a path or below it, with the rest of their path: `''` at the path itself, `postalCode` at a part. */
export const problemsAt = (problems: Problem[], path: string): Problem[] =>
  problems
    .filter((problem) => isAtOrBelow(problem.field, path))
    .map((problem) => ({ ...problem, field: problem.field.slice(path.length + 1) }));

/** The id of the element that holds the value at a path, in the form of the page or in the named one within it. */
export const idOf = (path: string, form = 'field'): string => `${form}-${path.replaceAll('.', '-')}`;
