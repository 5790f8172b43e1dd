import { fieldsOf, problemsOf } from '@bronhouder/domain/fields/check.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { FieldDefinition, Section, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Caller } from '../../http/caller.ts';
import type { Question } from '../../outside/verdicts.ts';

/** The same, with the field it is about. */
type Asked = Question & { field: string };

/** What the outside world has to be asked about a content: does the domain of an address take mail, does a website answer (point 5). */
const asked = (fields: FieldDefinition[], content: Content, path = ''): Asked[] =>
  fields.flatMap((field): Asked[] => {
    const value = content[field.key];
    if (field.kind === 'group' && Array.isArray(value)) {
      return value.flatMap((item, index) =>
        typeof item === 'object' ? asked(field.fields, item.values, `${path}${field.key}.${index}.`) : [],
      );
    }
    if (typeof value !== 'string' || value === '') return [];
    if (field.kind === 'email') return [{ field: path + field.key, kind: 'email', value }];
    return field.kind === 'url' && field.checkReachable ? [{ field: path + field.key, kind: 'url', value }] : [];
  });

/** What the form says of the same answer, with what its text needs. */
const refusedAnswer = ({ field, kind, value }: Asked): Problem =>
  kind === 'email'
    ? { field, code: 'email-domain', values: { domain: value.slice(value.lastIndexOf('@') + 1) } }
    : { field, code: 'url-unreachable' };

/** What stands in the way of publishing a content, and what the outside world still has to be asked before that is known. */
export type Strict = { problems: Problem[]; ask: Question[] };

/**
 * Everything at once that stands in the way of publishing this content (point 5), as far as it is known without waiting. `named`: the
 * types of the supplements that it names (see `namedSupplements`); without, they are not looked at.
 */
export const strictProblems = (types: TypeDefinition[], content: Content, caller: Caller, named?: ReadonlyMap<Key, Key>): Strict => {
  const sections: Section[] = combine(types);
  const { regionExists, wordExists, verdicts } = caller.house.outside;
  const today = todayIn(caller.tenant.timeZone, caller.now);
  const supplementType = named && ((key: string) => named.get(key) ?? null);
  const problems = problemsOf(sections, content, { today, regionExists, wordExists, ...(supplementType && { supplementType }) });
  const broken = new Set(problems.map((problem) => problem.field));
  const questions = asked(fieldsOf(sections), content).filter((question) => !broken.has(question.field));
  const refusals = questions.filter((question) => verdicts.known(question) === 'refused');
  return {
    problems: [...problems, ...refusals.map(refusedAnswer)],
    ask: questions.filter((question) => verdicts.known(question) === undefined),
  };
};
