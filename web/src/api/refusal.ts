import type { ErrorBody } from '@bronhouder/contract/errors.ts';
import { ORPCError } from '@orpc/client';

/**
 * A call that was answered with a "no": HTTP status and error payload (point 3). A call that was not answered at all (no network)
 * is any other error.
 */
export class ApiRefusal extends ORPCError<string, ErrorBody> {
  /** The code of the refusal, such as `version.newer`; empty when the answer had no body. */
  get errorCode(): string {
    return this.data.errorCode;
  }

  /** The raw message of the server; empty when the answer had no body. */
  get serverMessage(): string {
    return this.data.message;
  }
}

const isBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && ('errorCode' in body || 'message' in body);

/** Reads the error payload of an answer; an answer without one keeps its status. */
export const readRefusal = (body: unknown, { status }: { status: number }): ApiRefusal => {
  const read: Partial<ErrorBody> = isBody(body) ? body : {};
  const data: ErrorBody = { ...read, success: false, message: read.message ?? '', errorCode: read.errorCode ?? '' };
  return new ApiRefusal(data.errorCode || 'refused', { status, message: data.message || String(status), data });
};

/** The refusal in what was thrown, if that is one. */
export const refusalIn = (error: unknown): ApiRefusal | undefined => (error instanceof ApiRefusal ? error : undefined);

/** What was asked for is not there, or not for this user: no such key, or one that cannot be one, as of a link that was cut off. */
export const isNotThere = (error: unknown): boolean => [404, 400].includes(refusalIn(error)?.status ?? 0);
