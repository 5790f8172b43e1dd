import { characterProblems, lengthProblems, tidyLine, tidyLines } from '../fields/characters.ts';
import type { Problem } from '../problem.ts';

/** What somebody writes when they make a team or change its name. */
export type WrittenTeam = { name: string; comment: string };

/** As many characters as a name and a comment may have. */
export const teamLimits = { name: 200, comment: 4000 };

const at = (field: string, problems: Problem[]): Problem[] => problems.map((problem) => ({ ...problem, field }));

/**
 * Everything that is wrong with the name and comment of a team (points 3 and 5), each at its field. `taken`: another team beneath the
 * same team has the name, whatever its accents and capitals.
 */
export const problemsOfTeam = ({ name, comment }: WrittenTeam, taken: boolean): Problem[] => {
  const line = tidyLine(name);
  const text = tidyLines(comment);
  return [
    ...(line === '' ? [{ field: 'name', code: 'required' as const }] : []),
    ...at('name', [...characterProblems(line), ...lengthProblems(line, { maxLength: teamLimits.name })]),
    ...(taken ? [{ field: 'name', code: 'not-unique' as const }] : []),
    ...at('comment', [...characterProblems(text, '', true), ...lengthProblems(text, { maxLength: teamLimits.comment })]),
  ];
};

/** The same without problems, written one way. */
export const tidyTeam = ({ name, comment }: WrittenTeam): WrittenTeam => ({ name: tidyLine(name), comment: tidyLines(comment) });
