import { characterProblems, lengthProblems, tidyLine } from '../fields/characters.ts';
import type { Problem } from '../problem.ts';

/** What a feed can be the agenda of (decisions, 5). */
export const feedSubjects = ['organisation', 'product', 'location'] as const;
export type FeedSubject = (typeof feedSubjects)[number];

/** As many characters as the name of a feed may have. */
export const feedNameLength = 100;

/** What is wrong with the name of a feed: by it people know later whose calendar stops when they revoke it, so it has one. */
export const problemsOfFeed = ({ name }: { name: string }): Problem[] => {
  const line = tidyLine(name);
  const found = [...characterProblems(line), ...lengthProblems(line, { maxLength: feedNameLength })];
  return [...(line === '' ? [{ field: 'name', code: 'required' as const }] : []), ...found.map((one) => ({ ...one, field: 'name' }))];
};
