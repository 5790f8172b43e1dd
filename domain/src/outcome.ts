import type { Problem } from './problem.ts';
import type { RefusalCode } from './refusal.ts';
import type { SaveConflict } from './saving/conflict.ts';
import type { Values } from './values.ts';

/** An expected "no": a code that has a text in every language, and the problems per field where there are any. */
export type Refusal = { code: RefusalCode; values: Values; problems: Problem[]; also?: Reason[]; conflict?: SaveConflict };

/** One reason among several that hold at the same time; a refusal names the first and carries the others in `also`. */
export type Reason = { code: RefusalCode; values: Values };

/** What a decision answers: a value, or a refusal. Exceptions are for surprises only. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** The decision went through. */
export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** The decision is no, with the code that explains it. */
export const refused = (code: RefusalCode, values: Values = {}, problems: Problem[] = []): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, values, problems },
});

/** The decision is no for several reasons at once. */
export const refusedFor = (first: Reason, also: Reason[], problems: readonly Problem[] = []): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { ...first, problems: [...problems], also },
});
