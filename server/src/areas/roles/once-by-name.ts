import { violates } from '../../database/violates.ts';
import { refuse } from '../../http/refusal-error.ts';

/**
 * A write of a role whose name the database lets exist once in the tenant, whatever its accents and capitals (point 5, 'Role name is
 * unique'): also when somebody else takes the name at the same moment. Refuses form.problems at `name`.
 */
export const onceByName = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (fault) {
    if (violates(fault, 'role_name_once')) return refuse('form.problems', {}, [{ field: 'name', code: 'not-unique' }]);
    throw fault;
  }
};
