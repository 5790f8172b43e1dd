import { characterProblems, lengthProblems, tidyLine, tidyLines } from '../fields/characters.ts';
import { type Right, rights } from '../permissions/right.ts';
import type { Problem } from '../problem.ts';
import { missingDependencies } from './dependencies.ts';

/** What somebody writes when they make or change a role (point 3, 'Role'). */
export type WrittenRole = { name: string; description: string; websiteRole: boolean; rights: readonly string[] };
/** The same, as it is kept. */
export type RoleContent = { name: string; description: string; websiteRole: boolean; rights: Right[] };

/** As many characters as a name and a description may have. */
export const roleLimits = { name: 100, description: 1000 };

const isRight = (text: string): text is Right => rights.some((right) => right === text);
const at = (field: string, problems: Problem[]): Problem[] => problems.map((problem) => ({ ...problem, field }));

/**
 * Everything that is wrong with a role as written: a missing or too long name (point 5, 'Role name is mandatory'), a right that does not
 * exist, a right without one that it needs. That the name is unique is the server's to see.
 */
export const problemsOfRole = ({ name, description, rights: chosen }: WrittenRole): Problem[] => {
  const line = tidyLine(name);
  const text = tidyLines(description);
  const known = chosen.filter(isRight);
  return [
    ...(line === '' ? [{ field: 'name', code: 'required' as const }] : []),
    ...at('name', [...characterProblems(line), ...lengthProblems(line, { maxLength: roleLimits.name })]),
    ...at('description', [...characterProblems(text, '', true), ...lengthProblems(text, { maxLength: roleLimits.description })]),
    ...chosen.filter((right) => !isRight(right)).map((value): Problem => ({ field: 'rights', code: 'select-unknown', values: { value } })),
    ...missingDependencies(known).map((values): Problem => ({ field: 'rights', code: 'right-needs', values })),
  ];
};

/** A role without problems, written one way: tidy texts, each right once and in order. */
export const tidyRole = ({ name, description, websiteRole, rights: chosen }: WrittenRole): RoleContent => ({
  name: tidyLine(name),
  description: tidyLines(description),
  websiteRole,
  rights: rights.filter((right) => chosen.includes(right)),
});
