import { failureStep, type FailureStep } from './failure.ts';
import { type ApiRefusal, refusalIn } from './refusal.ts';

type Handler = (refusal: ApiRefusal) => void;

const handlers = new Map<FailureStep, Handler>();

/** Says what happens with one kind of failure; the frame sets these when it starts. */
export const onFailure = (step: Exclude<FailureStep, 'pass'>, handler: Handler): void => {
  handlers.set(step, handler);
};

/** Brings a failed call to the user; what is no answer, or handled by the caller, passes through. */
export const reportFailure = (error: unknown, { handleErrorCodes }: { handleErrorCodes?: readonly string[] | 'all' } = {}): void => {
  const refusal = refusalIn(error);
  if (refusal) handlers.get(failureStep(refusal, handleErrorCodes))?.(refusal);
};
