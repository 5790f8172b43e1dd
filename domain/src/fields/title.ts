import type { Problem } from '../problem.ts';
import { lengthProblems } from './characters.ts';
import { problem } from './rule.ts';
import type { Content } from './value.ts';

/** No record is called longer than this, whatever its type allows: its title stands in lists, mails and logs. */
export const longestTitle = 500;

/** What a record is called in lists: its title as it is read, without the spaces that nobody sees; empty while it has none. */
export const titleOf = ({ title }: Content): string => (typeof title === 'string' ? title.trim().replace(/\s+/g, ' ') : '');

/** What no title may be, also of what is unfinished. `needed`: nobody finds something new without one back. */
export const titleProblems = (content: Content, needed = true): Problem[] => {
  const title = titleOf(content);
  if (title === '') return needed ? [problem('required', 'title')] : [];
  return lengthProblems(title, { maxLength: longestTitle }).map((found) => ({ ...found, field: 'title' }));
};
