import { DatabaseError } from 'pg';

const attempts = 4;

const isDeadlock = (fault: unknown): boolean => fault instanceof DatabaseError && fault.code === '40P01';

/**
 * Does it in a transaction of its own; of two that wait for each other the database ends one, which has changed nothing then and is done
 * again. Verbs lock in one order, from the organisation down, but two organisations may each have something to do with the other.
 */
export const untilFree = async <T>(inTransaction: () => Promise<T>, left = attempts): Promise<T> => {
  try {
    return await inTransaction();
  } catch (fault) {
    if (left <= 1 || !isDeadlock(fault)) throw fault;
    return untilFree(inTransaction, left - 1);
  }
};
