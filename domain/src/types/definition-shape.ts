import type {
  AddressKind,
  Country,
  FieldDefinition,
  FieldKind,
  FieldOf,
  Localised,
  PriceKind,
  Section,
  TypeDefinition,
} from '../fields/definition.ts';
import { type Guard, isFlag, isNumber, isRecord, isText, listOf, objectOf, oneOf, optional } from '../fields/shape.ts';

/** A type as somebody writes it: which one it is and which version it will be is not theirs to say. */
export type WrittenType = Omit<TypeDefinition, 'key' | 'version'>;

/** More than any form that somebody could still fill in. */
export const typeLimits = { sections: 40, fields: 200, options: 300, name: 80, label: 120, words: 500, accept: 20 };

const isCount: Guard<number> = (value): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
const isTrue: Guard<true> = (value): value is true => value === true;
const isLocalised = objectOf<Localised>({ nl: isText, en: isText });
const countries = listOf(oneOf<Country>(['NL', 'BE', 'DE']), 3);

const ofEvery = {
  key: isText,
  label: isLocalised,
  help: optional(isLocalised),
  required: optional(isFlag),
  editableBy: optional(oneOf<'fieldAdmin'>(['fieldAdmin'])),
  identifies: optional(isTrue),
  half: optional(isFlag),
};
const selected = { minSelected: optional(isCount), maxSelected: optional(isCount) };
const lengths = { minLength: optional(isCount), maxLength: optional(isCount) };

/** What the definition of a field of each kind looks like; a kind without one does not compile. */
const shapes: { [K in FieldKind]: Guard<FieldOf<K>> } = {
  text: objectOf<FieldOf<'text'>>({
    ...ofEvery,
    ...lengths,
    kind: oneOf(['text']),
    pattern: optional(objectOf<{ source: string; example: string }>({ source: isText, example: isText })),
  }),
  longText: objectOf<FieldOf<'longText'>>({ ...ofEvery, ...lengths, kind: oneOf(['longText']) }),
  choice: objectOf<FieldOf<'choice'>>({
    ...ofEvery,
    ...selected,
    kind: oneOf(['choice']),
    options: listOf(objectOf<{ value: string; label: Localised }>({ value: isText, label: isLocalised }), typeLimits.options),
    multiple: optional(isFlag),
  }),
  number: objectOf<FieldOf<'number'>>({
    ...ofEvery,
    kind: oneOf(['number']),
    minimum: optional(isNumber),
    maximum: optional(isNumber),
    decimals: optional(isCount),
    unit: optional(isLocalised),
  }),
  url: objectOf<FieldOf<'url'>>({ ...ofEvery, kind: oneOf(['url']), checkReachable: optional(isFlag) }),
  email: objectOf<FieldOf<'email'>>({ ...ofEvery, kind: oneOf(['email']) }),
  phone: objectOf<FieldOf<'phone'>>({ ...ofEvery, kind: oneOf(['phone']), country: optional(oneOf<Country>(['NL', 'BE', 'DE'])) }),
  address: objectOf<FieldOf<'address'>>({
    ...ofEvery,
    kind: oneOf(['address']),
    kinds: optional(listOf(oneOf<AddressKind>(['ADDRESS', 'NOADDRESS', 'MAILBOX', 'FREEPOST']), 4)),
    countries: optional(countries),
  }),
  price: objectOf<FieldOf<'price'>>({
    ...ofEvery,
    kind: oneOf(['price']),
    kinds: optional(listOf(oneOf<PriceKind>(['free', 'notApplicable', 'amount', 'explanation']), 4)),
  }),
  openingHours: objectOf<FieldOf<'openingHours'>>({ ...ofEvery, kind: oneOf(['openingHours']) }),
  date: objectOf<FieldOf<'date'>>({
    ...ofEvery,
    kind: oneOf(['date']),
    future: optional(isFlag),
    minimum: optional(isText),
    maximum: optional(isText),
  }),
  file: objectOf<FieldOf<'file'>>({
    ...ofEvery,
    kind: oneOf(['file']),
    accept: listOf(isText, typeLimits.accept),
    maxBytes: isCount,
    minWidth: optional(isCount),
    minHeight: optional(isCount),
    image: optional(isFlag),
  }),
  gps: objectOf<FieldOf<'gps'>>({ ...ofEvery, kind: oneOf(['gps']) }),
  regions: objectOf<FieldOf<'regions'>>({ ...ofEvery, ...selected, kind: oneOf(['regions']) }),
  keywords: objectOf<FieldOf<'keywords'>>({ ...ofEvery, ...selected, kind: oneOf(['keywords']) }),
  checkbox: objectOf<FieldOf<'checkbox'>>({ ...ofEvery, kind: oneOf(['checkbox']), mustBeSet: optional(isFlag) }),
  supplement: objectOf<FieldOf<'supplement'>>({
    ...ofEvery,
    ...selected,
    kind: oneOf(['supplement']),
    types: listOf(isText, 100),
    multiple: optional(isFlag),
  }),
  group: objectOf<FieldOf<'group'>>({
    ...ofEvery,
    ...selected,
    kind: oneOf(['group']),
    // One level deep: a row of rows is a form that nobody can fill in on a telephone.
    fields: listOf((value): value is FieldDefinition => isField(value) && value.kind !== 'group', typeLimits.fields),
    itemLabel: isLocalised,
  }),
};

/** The kinds of field, in the order in which they are offered. */
export const fieldKinds = Object.keys(shapes).filter((kind): kind is FieldKind => kind in shapes);

const isKind = (value: unknown): value is FieldKind => fieldKinds.some((kind) => kind === value);

/** Is this JSON the definition of a field? */
export const isField: Guard<FieldDefinition> = (value): value is FieldDefinition =>
  isRecord(value) && isKind(value['kind']) && shapes[value['kind']](value);

/** Is this JSON a type as somebody can write it? What it says may still be wrong: `problemsOfType` answers for that. */
export const isWrittenType: Guard<WrittenType> = objectOf<WrittenType>({
  name: isLocalised,
  plural: optional(isLocalised),
  icon: isText,
  category: isText,
  active: isFlag,
  removable: isFlag,
  sections: listOf(
    objectOf<Section>({ key: isText, label: isLocalised, lead: optional(isLocalised), fields: listOf(isField, typeLimits.fields) }),
    typeLimits.sections,
  ),
});
