import type { ErrorBody } from '@bronhouder/contract/errors.ts';
import { refused, type Refusal } from '@bronhouder/domain/outcome.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import { ORPCError, ValidationError } from '@orpc/server';
import { RefusalError } from './refusal-error.ts';
import { type Language, refusalText } from './refusal-text.ts';

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[] };

const fieldOf = (issue: Issue): string => (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** Input that does not fit the contract: every field that is wrong, by its path. */
const invalidInput = (cause: ValidationError): Refusal => {
  const problems = cause.issues.map((issue): Problem => ({ field: fieldOf(issue), code: 'shape' }));
  return refused('input.invalid', { fields: problems.map((problem) => problem.field).join(', ') }, problems).refusal;
};

/** A form of an upload that breaks off or is none: what the platform throws where it reads it. */
const isBrokenForm = (error: unknown): boolean =>
  error instanceof TypeError && error.message.startsWith('Failed to parse body as FormData');

const badInput = () => new RefusalError(refused('input.invalid', { fields: '' }).refusal);

/** The refusal behind an error; null: a surprise, which is logged and shown as "something went wrong". */
export const refusalBehind = (error: unknown): RefusalError | null => {
  if (error instanceof RefusalError) return error;
  if (error instanceof SyntaxError || isBrokenForm(error)) return badInput();
  if (!(error instanceof ORPCError)) return null;
  if (error.cause instanceof RefusalError) return error.cause;
  if (error.code === 'BAD_REQUEST') {
    return error.cause instanceof ValidationError ? new RefusalError(invalidInput(error.cause)) : badInput();
  }
  return null;
};

/** The error body of specification point 3: `{success, message, errorCode}`, and what helps a screen to say why. */
export const errorBodyOf = (refusal: Refusal, language: Language): ErrorBody => ({
  success: false,
  message: refusalText(language, refusal),
  errorCode: refusal.code,
  ...(Object.keys(refusal.values).length > 0 && { values: refusal.values }),
  ...(refusal.problems.length > 0 && { problems: refusal.problems }),
  ...(refusal.also && { also: refusal.also.map((reason) => ({ ...reason, message: refusalText(language, reason) })) }),
  ...(refusal.conflict && { conflict: refusal.conflict }),
});

/** The error body of a code without values. */
export const bodyOfCode = (code: RefusalCode, language: Language): ErrorBody => errorBodyOf(refused(code).refusal, language);
