import type { FieldDefinition, Section, TypeDefinition } from '../fields/definition.ts';

/** The stricter of two readings of one field: the first type says what it is, each may ask more of it. */
const stricter = (first: FieldDefinition, second: FieldDefinition): FieldDefinition => ({
  ...first,
  ...(first.required || second.required ? { required: true } : {}),
  ...(second.editableBy ? { editableBy: second.editableBy } : {}),
  ...(second.identifies ? { identifies: true } : {}),
});

const addSection = (sections: Section[], section: Section): Section[] => {
  const taken = new Set(sections.flatMap((one) => one.fields.map((field) => field.key)));
  const asked = new Map(section.fields.map((field) => [field.key, field]));
  const narrowed = sections.map((one) => ({
    ...one,
    fields: one.fields.map((field) => {
      const second = asked.get(field.key);
      return second ? stricter(field, second) : field;
    }),
  }));
  const fresh = section.fields.filter((field) => !taken.has(field.key));
  if (fresh.length === 0) return narrowed;
  if (!narrowed.some((one) => one.key === section.key)) return [...narrowed, { ...section, fields: fresh }];
  return narrowed.map((one) => (one.key === section.key ? { ...one, fields: [...one.fields, ...fresh] } : one));
};

/**
 * The form of an organisation with several types: sections with the same key are one section, a field stands once, where the first
 * type has it, and is required or locked when any of the types says so.
 */
export const combine = (types: TypeDefinition[]): Section[] => types.flatMap((type) => type.sections).reduce(addSection, []);
