import { violates } from '../../database/violates.ts';
import { refuse } from '../../http/refusal-error.ts';

/**
 * A write of a type whose name the database lets exist once among those of its sort, also when somebody else takes it at the same
 * moment. Refuses form.problems at `name.nl`.
 */
export const onceByName = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (fault) {
    if (violates(fault, 'type_name_once')) return refuse('form.problems', {}, [{ field: 'name.nl', code: 'not-unique' }]);
    throw fault;
  }
};
