/** A longer text is not tried on a pattern: it is too long. */
export const longestPatterned = 200;

/** Longer ones nobody reads, each loop can be tried at every character, and all ways through it have to be tried in no time. */
const most = { length: 200, loops: 3, choices: 10, ways: 10_000_000 };

const counted = /^\{(\d+)(,(\d*))?\}/;

/** `ways`: in how many ways it can match; of a loop at the places that are left to it. */
type Quantifier = { length: number /** It may match one way or another. */; varies: boolean; loops: boolean; ways: number };

const quantifierAt = (source: string, at: number): Quantifier | null => {
  const sign = source[at];
  if (sign === '?') return { length: 1, varies: true, loops: false, ways: 2 };
  if (sign === '*' || sign === '+') return { length: 1, varies: true, loops: true, ways: longestPatterned };
  const [whole, least = '', range, till = ''] = counted.exec(source.slice(at)) ?? [];
  if (whole === undefined) return null;
  const upper = range === undefined ? Number(least) : till === '' ? Infinity : Number(till);
  const varies = range !== undefined && upper !== Number(least);
  return { length: whole.length, varies, loops: upper > 20, ways: Math.min(upper - Number(least) + 1, longestPatterned) };
};

const escape = /^\\(?:[bBdDfnrstvwW]|[^A-Za-z0-9])/;

/** The length of what can be repeated at this place and is no group: a character, an escape or a class. 0: this cannot be judged. */
const atomAt = (source: string, at: number): number => {
  if (source[at] === '\\') return escape.exec(source.slice(at))?.[0].length ?? 0;
  if (source[at] !== '[') return 1;
  return /^\[(?:\\.|[^\]\\])*\]/.exec(source.slice(at))?.[0].length ?? 0;
};

/**
 * Can this pattern be matched in a time that does not explode? A loop may repeat a character, a class or a group in which nothing
 * varies, and there are few loops. References back and looking around are left out: a form needs neither.
 */
export const isQuick = (source: string): boolean => {
  if (source.length > most.length || /\(\?(?!:)/.test(source)) return false;
  const open: { varies: boolean }[] = [{ varies: false }];
  let [at, loops, choices, ways] = [0, 0, 0, 1];
  const top = () => open.at(-1) ?? { varies: false };
  while (at < source.length) {
    const sign = source[at];
    let group: { varies: boolean } | undefined;
    if (sign === '(') {
      open.push({ varies: false });
      at += source.startsWith('(?:', at) ? 3 : 1;
      continue;
    }
    if (sign === '|') {
      top().varies = true;
      choices += 1;
      ways *= 2;
      at += 1;
      continue;
    }
    if (sign === ')') group = open.pop();
    const length = sign === ')' ? 1 : atomAt(source, at);
    if (length === 0 || open.length === 0) return false;
    at += length;
    const quantifier = quantifierAt(source, at);
    if (group?.varies) {
      top().varies = true;
      if (quantifier && source[at] !== '?') return false;
    }
    if (!quantifier) continue;
    at += quantifier.length;
    if (quantifier.varies) top().varies = true;
    if (quantifier.varies || quantifier.loops) choices += 1;
    if (quantifier.loops) loops += 1;
    // Loops share the places: of three in a row not every one is at every character.
    if (quantifier.varies) ways *= quantifier.ways / (quantifier.loops ? loops : 1);
  }
  return loops <= most.loops && choices <= most.choices && ways <= most.ways;
};

/** The pattern as it is tried on a whole text; nothing when it is none. */
export const readPattern = (source: string): RegExp | null => {
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return null;
  }
};
