import { violates } from '../../database/violates.ts';

/**
 * A write of a code that the database lets exist once in the tenant (point 5). Whoever is overtaken by somebody with the same code at the
 * same moment tries again, and is told by the verb that it is in use.
 */
export const onceByCode = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (fault) {
    if (violates(fault, 'isil_code_once')) return write();
    throw fault;
  }
};
