import { statusOf } from '@bronhouder/contract/errors.ts';
import { refused, type Outcome, type Refusal } from '@bronhouder/domain/outcome.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';

/** A refusal on its way out of the server: the last step, where an expected "no" becomes an HTTP answer. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }

  get status(): number {
    return statusOf[this.refusal.code];
  }
}

/** Ends the request with a refusal. */
export const refuse = (code: RefusalCode, values: Values = {}, problems: Problem[] = []): never => {
  throw new RefusalError(refused(code, values, problems).refusal);
};

/** The value of an outcome; its refusal ends the request. */
export const valueOf = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new RefusalError(outcome.refusal);
  return outcome.value;
};

/** What a query found; nothing found, or nothing within reach, is the same answer. */
export const found = <T>(thing: T | null | undefined): T => thing ?? refuse('record.unknown');
