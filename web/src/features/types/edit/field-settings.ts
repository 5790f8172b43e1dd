import type { FieldDefinition, FieldKind, Localised } from '@bronhouder/domain/fields/definition.ts';
import { isField } from '@bronhouder/domain/types/definition-shape.ts';

/** How a setting is given. */
export type SettingInput =
  | 'count'
  | 'number'
  | 'flag'
  | 'day'
  | 'words'
  | 'pattern'
  | 'options'
  | 'country'
  | 'countries'
  | 'addressKinds'
  | 'priceKinds'
  | 'accept'
  | 'megabytes'
  | 'supplementTypes';

/** A setting of a field: its name in the definition, how it is given, and the name of its text where that is another. */
export type Setting = {
  name: string;
  as: SettingInput;
  text?: 'kindsOfAddress' | 'kindsOfPrice' | 'earliest' | 'latest';
  /** Only asked where more than one can be chosen. */
  many?: true;
};

const lengths: Setting[] = [
  { name: 'minLength', as: 'count' },
  { name: 'maxLength', as: 'count' },
];
const selected: Setting[] = [
  { name: 'minSelected', as: 'count' },
  { name: 'maxSelected', as: 'count' },
];
const several = selected.map((setting): Setting => ({ ...setting, many: true }));

/** The settings of a field of each kind, beside those that every field has. */
export const settingsOf: Record<FieldKind, Setting[]> = {
  text: [...lengths, { name: 'pattern', as: 'pattern' }],
  longText: lengths,
  choice: [{ name: 'options', as: 'options' }, { name: 'multiple', as: 'flag' }, ...several],
  number: [
    { name: 'minimum', as: 'number' },
    { name: 'maximum', as: 'number' },
    { name: 'decimals', as: 'count' },
    { name: 'unit', as: 'words' },
  ],
  url: [{ name: 'checkReachable', as: 'flag' }],
  email: [],
  phone: [{ name: 'country', as: 'country' }],
  address: [
    { name: 'kinds', as: 'addressKinds', text: 'kindsOfAddress' },
    { name: 'countries', as: 'countries' },
  ],
  price: [{ name: 'kinds', as: 'priceKinds', text: 'kindsOfPrice' }],
  openingHours: [],
  date: [
    { name: 'minimum', as: 'day', text: 'earliest' },
    { name: 'maximum', as: 'day', text: 'latest' },
    { name: 'future', as: 'flag' },
  ],
  file: [
    { name: 'accept', as: 'accept' },
    { name: 'maxBytes', as: 'megabytes' },
    { name: 'image', as: 'flag' },
    { name: 'minWidth', as: 'count' },
    { name: 'minHeight', as: 'count' },
  ],
  gps: [],
  regions: selected,
  keywords: selected,
  checkbox: [{ name: 'mustBeSet', as: 'flag' }],
  supplement: [{ name: 'types', as: 'supplementTypes' }, { name: 'multiple', as: 'flag' }, ...several],
  group: [{ name: 'itemLabel', as: 'words' }, ...selected],
};

/** What a field of a kind begins with, where it cannot do without. */
const begins: Partial<Record<FieldKind, (label: Localised) => object>> = {
  choice: () => ({ options: [] }),
  file: () => ({ accept: ['application/pdf'], maxBytes: 5_000_000 }),
  supplement: () => ({ types: [] }),
  group: (label) => ({ fields: [], itemLabel: label }),
};

/** A new field of a kind. */
export const newField = (kind: FieldKind, key: string, label: Localised): FieldDefinition => {
  const field: unknown = { kind, key, label, ...begins[kind]?.(label) };
  if (!isField(field)) throw new Error(`a ${kind} needs more to begin with`);
  return field;
};

/** The same field as another kind: what every field has stays. */
export const asKind = (field: FieldDefinition, kind: FieldKind): FieldDefinition => {
  const { key, label, help, required, editableBy, identifies, half } = field;
  const kept: object = {
    ...(help && { help }),
    ...(required && { required }),
    ...(editableBy && { editableBy }),
    ...(identifies && { identifies }),
    ...(half && { half }),
  };
  const next: unknown = { ...newField(kind, key, label), ...kept };
  return isField(next) ? next : field;
};

/** What a setting of a field is now. */
export const settingIn = (field: FieldDefinition, name: string): unknown => Reflect.get(field, name);

/** The field with another setting; undefined takes it away. A value that no field can have changes nothing. */
export const withSetting = (field: FieldDefinition, name: string, value: unknown): FieldDefinition => {
  const others = Object.entries(field).filter(([key]) => key !== name);
  const next: unknown = Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
  return isField(next) ? next : field;
};
