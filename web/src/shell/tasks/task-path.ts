import type { Task } from '../../api/types.ts';
import { type Path, paths } from '../../paths.ts';
import { recordPath } from '../record-path.ts';

/** Where a task is to be done: at the record it is about, or in the list that it asks to look through. */
export const taskPath = ({ kind, subject }: Pick<Task, 'kind' | 'subject'>): Path | undefined => {
  if (kind === 'accounts-unused') return paths.users({ statuses: ['unused'] });
  if (!subject) return undefined;
  return subject.kind === 'user' ? paths.user(subject.key) : recordPath({ type: subject.kind, key: subject.key });
};
