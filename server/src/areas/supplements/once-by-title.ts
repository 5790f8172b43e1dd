import { violates } from '../../database/violates.ts';
import { refuse } from '../../http/refusal-error.ts';

/**
 * A write of a supplement whose title the database lets exist once per organisation and type, whatever its accents and capitals (point 5,
 * 'Supplement title must be unique'): also when somebody else takes the title at the same moment. Refuses save.problems at `title`.
 */
export const onceByTitle = async <T>(title: string, write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (fault) {
    if (!violates(fault, 'supplement_title_once')) throw fault;
    return refuse('save.problems', { count: 1 }, [{ field: 'title', code: 'supplement-title', values: { title } }]);
  }
};
