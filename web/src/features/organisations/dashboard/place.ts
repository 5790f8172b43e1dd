import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { FieldDefinition, FieldKind, Section } from '@bronhouder/domain/fields/definition.ts';
import { isEmpty, ruleOf } from '@bronhouder/domain/fields/rules.ts';
import type { Content, FieldValues, OpeningHours } from '@bronhouder/domain/fields/value.ts';

type Parts = { sections: Section[]; organisation: { content: Content } };
type Found<K extends FieldKind> = { field: FieldDefinition<K>; value: FieldValues[K] };

/** The first of these fields that is filled with something the field can hold. */
const firstFilled = <K extends FieldKind>(fields: FieldDefinition<K>[], content: Content): Found<K> | null => {
  for (const field of fields) {
    const value = content[field.key];
    const rule = ruleOf(field);
    if (!isEmpty(field, value) && rule.shaped(value, field)) return { field, value };
  }
  return null;
};

/** The address of the organisation, if its form has one and it is filled in. */
export const addressOf = ({ sections, organisation }: Parts): Found<'address'> | null =>
  firstFilled(
    fieldsOf(sections).filter((field) => field.kind === 'address'),
    organisation.content,
  );

/** The opening hours of the organisation, if its form has them and they are filled in. */
export const openingHoursOf = ({ sections, organisation }: Parts): { hours: OpeningHours; field: string } | null => {
  const found = firstFilled(
    fieldsOf(sections).filter((field) => field.kind === 'openingHours'),
    organisation.content,
  );
  return found && { hours: found.value, field: found.field.key };
};

/** Where the organisation is, as a point on the map; null while it is not filled in as numbers. */
export const pointOf = ({ sections, organisation }: Parts): { latitude: number; longitude: number } | null => {
  const value = firstFilled(
    fieldsOf(sections).filter((field) => field.kind === 'gps'),
    organisation.content,
  )?.value;
  const [latitude, longitude] = [Number(value?.latitude), Number(value?.longitude)];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
};
