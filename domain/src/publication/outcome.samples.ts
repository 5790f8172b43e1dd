import type { Outcome, Refusal } from '../outcome.ts';

/** The value of a decision that must have gone through. */
export const went = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome.value;
};

/** The refusal of a decision that must not have gone through. */
export const no = <T>(outcome: Outcome<T>): Refusal => {
  if (outcome.ok) throw new Error('went through');
  return outcome.refusal;
};
