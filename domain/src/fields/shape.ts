/** Says whether JSON from outside is a `T`. */
export type Guard<T> = (value: unknown) => value is T;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

/** One of a closed list of words. */
export const oneOf =
  <T extends string>(words: readonly T[]): Guard<T> =>
  (value): value is T =>
    words.some((word) => word === value);

export const either =
  <A, B>(a: Guard<A>, b: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    a(value) || b(value);

export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

/** A list of at most `most` things. */
export const listOf =
  <T>(guard: Guard<T>, most: number): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every((item) => guard(item));

/** An object with these parts and no others. */
export const objectOf =
  <T extends object>(parts: { [P in keyof T]-?: Guard<T[P]> }): Guard<T> =>
  (value): value is T => {
    if (!isRecord(value)) return false;
    if (!Object.keys(value).every((key) => Object.hasOwn(parts, key))) return false;
    for (const key in parts) {
      if (!parts[key](value[key])) return false;
    }
    return true;
  };
