import type { Problem } from '../problem.ts';
import type { FieldDefinition, Localised, Section } from './definition.ts';
import { isEmpty } from './rules.ts';
import type { Content } from './value.ts';

export type SectionCompleteness = { key: string; filled: number; total: number; problems: number };

/** A box that may stay empty says something either way, so it is never "still to do". */
const counts = (field: FieldDefinition): boolean => field.kind !== 'checkbox' || field.required === true || field.mustBeSet === true;

/** Per section how many of its fields are filled, and how many of the given problems are in it. */
export const completeness = (sections: Section[], content: Content, problems: Problem[] = []): SectionCompleteness[] =>
  sections.map((section) => {
    const counted = section.fields.filter(counts);
    return {
      key: section.key,
      filled: counted.filter((field) => !isEmpty(field, content[field.key])).length,
      total: counted.length,
      problems: problems.filter((problem) => sectionOf(sections, problem.field)?.key === section.key).length,
    };
  });

const keysOf = (path: string): string[] => path.split('.');

/** The section in which the field of a path (`address.postalCode`) stands. */
export const sectionOf = (sections: Section[], path: string): Section | undefined => {
  const [key] = keysOf(path);
  return sections.find((section) => section.fields.some((field) => field.key === key));
};

/** Where a problem is, for a list of problems: the labels from the outside in, the number of an item counted from one, and what part of a value. */
export type Place = { section: Localised; field: Localised; item?: number; inner?: Localised; part?: string };

const placeInGroup = (fields: FieldDefinition[], [index, key, ...part]: string[]): Partial<Place> => {
  const inner = fields.find((field) => field.key === key);
  return {
    ...(index === undefined ? {} : { item: Number(index) + 1 }),
    ...(inner ? { inner: inner.label } : {}),
    ...(part.length > 0 ? { part: part.join('.') } : {}),
  };
};

/** The labels that lead to the place of a problem; nothing for a path that is in no section. */
export const placeOf = (sections: Section[], path: string): Place | undefined => {
  const section = sectionOf(sections, path);
  const [key, ...rest] = keysOf(path);
  const field = section?.fields.find((one) => one.key === key);
  if (!section || !field) return undefined;
  const inside = field.kind === 'group' ? placeInGroup(field.fields, rest) : rest.length > 0 ? { part: rest.join('.') } : {};
  return { section: section.label, field: field.label, ...inside };
};
