import type { Task } from '../../api/types.ts';
import { type Path, paths } from '../../paths.ts';
import { recordPath } from '../record-path.ts';

/** Where a task is to be done: at the record it is about, or in the list that it asks to look through. */
export const taskPath = ({ kind, subject, values }: Pick<Task, 'kind' | 'subject' | 'values'>): Path | undefined => {
  if (kind === 'accounts-unused') return paths.users({ statuses: ['unused'] });
  if (!subject) return undefined;
  const organisation = String(values['organisation'] ?? '');
  if (subject.kind === 'user') return paths.user(subject.key);
  if (subject.kind === 'supplement') return paths.supplement(organisation, subject.key);
  return recordPath({ type: subject.kind, key: subject.key, organisation });
};
