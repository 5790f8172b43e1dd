import { violates } from '../../database/violates.ts';
import { refuse } from '../../http/refusal-error.ts';

/**
 * A write of a role that the database lets somebody hold once at a place in one scope: also when the same is given at the same moment,
 * such as by an accepted invitation. Refuses assignment.exists.
 */
export const onceHeld = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (fault) {
    if (violates(fault, 'assignment_once')) return refuse('assignment.exists');
    throw fault;
  }
};
