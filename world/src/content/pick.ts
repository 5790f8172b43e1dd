/** One of a list, the same one every time for the same number. */
export const pick = <T>(list: readonly [T, ...T[]], number: number): T => list[Math.abs(number) % list.length] ?? list[0];

/** `count` neighbours out of a list, the same ones every time for the same number. */
export const pickSome = <T>(list: readonly [T, ...T[]], number: number, count: number): T[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, index) => pick(list, number + index));

/** A name as it stands in an internet address: `Museum De Kiem` becomes `museumdekiem`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
