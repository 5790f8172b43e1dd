import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { isFieldKey } from '@bronhouder/domain/types/definition-problems.ts';
import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';

/** Where a field stands: in a section, or in the rows of a group of that section. */
export type FieldPlace = { section: string; group?: string };

/** A name in the data that is made of a label: `Aantal zalen` becomes `aantalZalen`, with a number where it is taken. */
export const keyFrom = (label: string, taken: readonly string[]): string => {
  const words = label
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words.map((word, index) =>
    index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );
  const begin =
    joined
      .join('')
      .slice(0, 50)
      .replace(/^[^A-Za-z]+/, '') || 'veld';
  const free = (key: string) => isFieldKey(key) && !taken.includes(key);
  if (free(begin)) return begin;
  let number = 2;
  while (!free(`${begin}${number}`)) number += 1;
  return `${begin}${number}`;
};

const swapped = <T>(list: readonly T[], index: number, by: number): T[] => {
  const [one, other] = [list[index], list[index + by]];
  if (one === undefined || other === undefined) return [...list];
  return list.map((item, at) => (at === index ? other : at === index + by ? one : item));
};

const changeSection = (type: WrittenType, key: string, change: (section: Section) => Section): WrittenType => ({
  ...type,
  sections: type.sections.map((section) => (section.key === key ? change(section) : section)),
});

/** The fields at a place. */
export const fieldsAt = ({ sections }: WrittenType, { section, group }: FieldPlace): FieldDefinition[] => {
  const fields = sections.find(({ key }) => key === section)?.fields ?? [];
  if (group === undefined) return fields;
  const rows = fields.find(({ key }) => key === group);
  return rows?.kind === 'group' ? rows.fields : [];
};

const withFieldsAt = (type: WrittenType, { section, group }: FieldPlace, fields: FieldDefinition[]): WrittenType =>
  changeSection(type, section, (one) => ({
    ...one,
    fields:
      group === undefined
        ? fields
        : one.fields.map((field) => (field.key === group && field.kind === 'group' ? { ...field, fields } : field)),
  }));

export const withField = (type: WrittenType, place: FieldPlace, key: string, field: FieldDefinition): WrittenType =>
  withFieldsAt(
    type,
    place,
    fieldsAt(type, place).map((one) => (one.key === key ? field : one)),
  );

export const addedField = (type: WrittenType, place: FieldPlace, field: FieldDefinition): WrittenType =>
  withFieldsAt(type, place, [...fieldsAt(type, place), field]);

export const withoutField = (type: WrittenType, place: FieldPlace, key: string): WrittenType =>
  withFieldsAt(
    type,
    place,
    fieldsAt(type, place).filter((one) => one.key !== key),
  );

/** Puts a field of one section last (or first) in another. */
export const toSection = (type: WrittenType, from: string, key: string, to: string, first = false): WrittenType => {
  const field = fieldsAt(type, { section: from }).find((one) => one.key === key);
  if (!field || from === to) return type;
  const rest = fieldsAt(type, { section: to });
  return withFieldsAt(withoutField(type, { section: from }, key), { section: to }, first ? [field, ...rest] : [...rest, field]);
};

/** One place up (-1) or down (1); over the edge of a section into the next. */
export const movedField = (type: WrittenType, place: FieldPlace, key: string, by: 1 | -1): WrittenType => {
  const fields = fieldsAt(type, place);
  const index = fields.findIndex((one) => one.key === key);
  if (fields[index + by]) return withFieldsAt(type, place, swapped(fields, index, by));
  const at = type.sections.findIndex((section) => section.key === place.section);
  const next = type.sections[at + by];
  return next && place.group === undefined ? toSection(type, place.section, key, next.key, by === 1) : type;
};

export const movedSection = (type: WrittenType, key: string, by: 1 | -1): WrittenType => ({
  ...type,
  sections: swapped(
    type.sections,
    type.sections.findIndex((section) => section.key === key),
    by,
  ),
});

export const withSection = (type: WrittenType, key: string, change: Partial<Section>): WrittenType =>
  changeSection(type, key, (section) => ({ ...section, ...change }));

export const withoutSection = (type: WrittenType, key: string): WrittenType => ({
  ...type,
  sections: type.sections.filter((section) => section.key !== key),
});

export const addedSection = (type: WrittenType, nl: string): WrittenType => {
  const key = keyFrom(
    nl,
    type.sections.map((section) => section.key),
  );
  return { ...type, sections: [...type.sections, { key, label: { nl, en: '' }, fields: [] }] };
};

/** Where a field stands now: its section, its place in it, and how many there are. */
export const standingOf = (type: WrittenType, key: string): { section: Section; place: number; of: number } | undefined => {
  const section = type.sections.find(({ fields }) => fields.some((field) => field.key === key));
  return section && { section, place: section.fields.findIndex((field) => field.key === key) + 1, of: section.fields.length };
};
