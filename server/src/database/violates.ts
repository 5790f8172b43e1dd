import { DatabaseError } from 'pg';

/** Whether a write failed because it would break this unique index. */
export const violates = (fault: unknown, index: string): boolean =>
  fault instanceof DatabaseError && fault.code === '23505' && fault.constraint === index;
