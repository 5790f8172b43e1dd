/** Facts that are moments are named so: `…At`, `…From`, `…Till`. */
export type MomentKey<Facts> = Extract<keyof Facts, `${string}At` | `${string}From` | `${string}Till`>;
type IsPair<Facts> = { [K in keyof Facts]: readonly [K, Facts[K]] }[keyof Facts];

/**
 * A condition over flat facts, as data: the server translates the same data to SQL, so that a chip on the screen and a filter in a
 * list mean the same. Two-valued, never "unknown": a missing moment is neither past nor future; `differ` and `equal` take "missing"
 * as a value (IS [NOT] DISTINCT FROM). `past` includes now itself, `future` does not.
 */
export type Condition<Facts> =
  | { all: readonly Condition<Facts>[] }
  | { any: readonly Condition<Facts>[] }
  | { not: Condition<Facts> }
  | { is: IsPair<Facts> }
  | { missing: keyof Facts }
  | { past: MomentKey<Facts> }
  | { future: MomentKey<Facts> }
  | { differ: readonly [keyof Facts, keyof Facts] }
  | { equal: readonly [keyof Facts, keyof Facts] };

const isPast = (moment: unknown, now: string): boolean | null => (typeof moment === 'string' ? moment <= now : null);

/** Whether the condition holds for these facts at this moment. */
export const holds = <Facts extends object>(condition: Condition<Facts>, facts: Facts, now: string): boolean => {
  if ('all' in condition) return condition.all.every((part) => holds(part, facts, now));
  if ('any' in condition) return condition.any.some((part) => holds(part, facts, now));
  if ('not' in condition) return !holds(condition.not, facts, now);
  if ('is' in condition) return facts[condition.is[0]] === condition.is[1];
  if ('missing' in condition) return facts[condition.missing] === null;
  if ('differ' in condition) return facts[condition.differ[0]] !== facts[condition.differ[1]];
  if ('equal' in condition) return facts[condition.equal[0]] === facts[condition.equal[1]];
  if ('past' in condition) return isPast(facts[condition.past], now) === true;
  return isPast(facts[condition.future], now) === false;
};
