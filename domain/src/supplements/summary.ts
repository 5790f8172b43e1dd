import type { FieldDefinition, FieldKind } from '../fields/definition.ts';
import { ruleOf } from '../fields/rules.ts';
import type { Address, Content, FieldValues, FileReference } from '../fields/value.ts';

/** What lists, tiles, cards and maps show of a supplement beside its title. */
export type Summary = {
  gps: { latitude: number; longitude: number } | null;
  address: Address | null;
  /** The first file that is a picture. */
  picture: FileReference | null;
  /** The first file, whatever it is. */
  file: FileReference | null;
  email: string | null;
  phone: string | null;
};

/** The value, where the field can hold it and it says something. */
const held = <K extends FieldKind>(field: FieldDefinition<K>, value: unknown): FieldValues[K][] => {
  const rule = ruleOf(field);
  return rule.shaped(value, field) && !rule.empty(value, field) ? [value] : [];
};

const pointOf = ({ latitude, longitude }: FieldValues['gps']): Summary['gps'] =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

/** The first value of each kind, whatever the fields are called: what a supplement is follows from its type, as data. */
export const summaryOf = (fields: readonly FieldDefinition[], content: Content): Summary => {
  const files = fields.flatMap((field) => (field.kind === 'file' ? held(field, content[field.key]) : []));
  const points = fields.flatMap((field) => (field.kind === 'gps' ? held(field, content[field.key]) : []));
  return {
    gps: points.map(pointOf).find((point) => point !== null) ?? null,
    address: fields.flatMap((field) => (field.kind === 'address' ? held(field, content[field.key]) : []))[0] ?? null,
    picture: files.find(({ type }) => type.startsWith('image/')) ?? null,
    file: files[0] ?? null,
    email: fields.flatMap((field) => (field.kind === 'email' ? held(field, content[field.key]) : []))[0] ?? null,
    phone: fields.flatMap((field) => (field.kind === 'phone' ? held(field, content[field.key]) : []))[0] ?? null,
  };
};
