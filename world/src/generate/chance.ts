/** Chance that can be repeated: the same seed gives the same draws. */
export type Chance = {
  /** A whole number from 0 up to the limit, which is left out. */
  below(limit: number): number;
  one<T>(list: readonly T[]): T;
  /** One of some, each as often as its weight says. */
  weighed<T>(list: readonly (readonly [T, number])[]): T;
};

/** Mulberry32: a generator of 32 bits, which is plenty for made-up names. */
const draws = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const chanceOf = (seed: number): Chance => {
  const draw = draws(seed);
  const below = (limit: number) => Math.floor(draw() * limit);
  const one = <T>(list: readonly T[]): T => {
    const drawn = list[below(list.length)];
    if (drawn === undefined) throw new Error('nothing to draw from');
    return drawn;
  };
  const weighed = <T>(list: readonly (readonly [T, number])[]): T => {
    let left = below(list.reduce((sum, [, weight]) => sum + weight, 0));
    return (list.find(([, weight]) => (left -= weight) < 0) ?? one(list))[0];
  };
  return { below, one, weighed };
};
