import type { Problem } from '../problem.ts';
import type { FieldDefinition, Section } from './definition.ts';
import type { CheckContext } from './rule.ts';
import { fieldsProblems, normaliseFields } from './rules.ts';
import type { Content } from './value.ts';

export const fieldsOf = (sections: Section[]): FieldDefinition[] => sections.flatMap((section) => section.fields);

/**
 * Everything that stands in the way of publishing, all at once, each at its field (point 5, 'General form messages'). Ask it about
 * the content as typed, so that the paths are those of the form; the answer for the normalised content is the same but for indexes.
 * Whether a mail domain or a website answers is asked by the server.
 */
export const problemsOf = (sections: Section[], content: Content, context: CheckContext): Problem[] =>
  fieldsProblems(fieldsOf(sections), content, { ...context, strict: true });

/** What is wrong with what was filled in; what lacks is not asked. For a form while somebody types, and for drafts. */
export const invalidOf = (sections: Section[], content: Content, context: CheckContext): Problem[] =>
  fieldsProblems(fieldsOf(sections), content, { ...context, strict: false });

/**
 * The content as it is kept: valid values written one way, others as typed, empty ones absent. Keys that the type does not have
 * (any more) stay, unchecked: nothing that anybody typed is lost.
 */
export const normaliseContent = (sections: Section[], content: Content): Content => normaliseFields(fieldsOf(sections), content);
