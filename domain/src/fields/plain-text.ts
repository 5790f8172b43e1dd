import { addressParts } from './address.ts';
import { readableDate } from './calendar-date.ts';
import type { FieldDefinition, FieldKind, FieldOf, Localised } from './definition.ts';
import { readableHours } from './plain-hours.ts';
import { readablePhone } from './phone.ts';
import { isEmpty, ruleOf } from './rules.ts';
import type { Address, Content, FieldValues, Gps, Price } from './value.ts';
import type { ValueWords } from './value-words.ts';

/** The language of the reader, its words for values, and the names of regions, keywords and supplements. */
export type Reader = {
  language: keyof Localised;
  words: ValueWords;
  regionName: (code: string) => string;
  keywordName: (id: string) => string;
  supplementName: (key: string) => string;
};

type Writer<K extends FieldKind> = (field: FieldOf<K>, value: FieldValues[K], reader: Reader) => string;

const asIs = (_field: unknown, value: string): string => value;

const choice: Writer<'choice'> = (field, value, { language }) =>
  [value]
    .flat()
    .map((one) => field.options.find((option) => option.value === one)?.label[language] ?? one)
    .join(', ');

const number: Writer<'number'> = (field, value, { language }) => {
  const amount = typeof value === 'number' ? new Intl.NumberFormat(language, { maximumFractionDigits: 15 }).format(value) : value;
  return field.unit ? `${amount} ${field.unit[language]}` : amount;
};

const joined = (parts: (string | undefined)[], mark: string): string => parts.filter((part) => part).join(mark);

/** An address on one line. */
export const readableAddress = (address: Address, { words, regionName }: Pick<Reader, 'words' | 'regionName'>): string => {
  const has = (part: keyof typeof addressParts.ADDRESS) => (addressParts[address.kind][part] ? address[part] : undefined);
  const municipality = has('municipality');
  const boxes = { ADDRESS: undefined, NOADDRESS: words.noAddress, MAILBOX: words.mailbox, FREEPOST: words.freepost };
  const first = joined([boxes[address.kind], has('boxNumber'), has('street'), has('houseNumber')], ' ');
  const second = joined([has('postalCode'), has('city') ?? (municipality && regionName(municipality))], ' ');
  return joined([first, second, address.country === 'NL' ? undefined : words.countries[address.country]], ', ');
};

const money = (cents: number, language: string): string =>
  new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { style: 'currency', currency: 'EUR' }).format(cents / 100);

const writePrice = ({ kind, cents, explanation }: Price, { words, language }: Reader): string => {
  if (kind === 'amount') return typeof cents === 'number' ? money(cents, language) : (cents ?? '');
  return kind === 'explanation' ? (explanation ?? '') : words[kind];
};

const writeGps = ({ latitude, longitude }: Gps): string => `${latitude}, ${longitude}`;

const filledTexts = (fields: FieldDefinition[], values: Content, reader: Reader): string =>
  joined(
    fields.map((field) => plainText(field, values[field.key], reader)),
    ', ',
  );

const writers: { [K in FieldKind]: Writer<K> } = {
  text: asIs,
  longText: asIs,
  url: asIs,
  email: asIs,
  choice,
  number,
  phone: (field, value) => readablePhone(value, field.country),
  address: (_field, value, reader) => readableAddress(value, reader),
  price: (_field, value, reader) => writePrice(value, reader),
  openingHours: (_field, value, { words }) => readableHours(value, words),
  date: (_field, value) => readableDate(value),
  file: (_field, value) => value.name,
  gps: (_field, value) => writeGps(value),
  regions: (_field, value, { regionName }) => value.map(regionName).join(', '),
  keywords: (_field, value, { keywordName }) => value.map(keywordName).join(', '),
  checkbox: (_field, value, { words }) => (value ? words.yes : words.no),
  supplement: (_field, value, { supplementName }) => value.map(supplementName).join(', '),
  group: (field, value, reader) => value.map((item) => filledTexts(field.fields, item.values, reader)).join('; '),
};

const writerOf = <K extends FieldKind>(field: FieldDefinition<K>): Writer<K> => writers[field.kind];

/**
 * One value as a person reads it, in one line where the value is: for lists of changes, the conflict screen and the history. What is
 * not filled is `''`; what the field cannot hold (a type that changed) is shown as it stands.
 */
export const plainText = <K extends FieldKind>(field: FieldDefinition<K>, value: unknown, reader: Reader): string => {
  if (field.kind !== 'checkbox' && isEmpty(field, value)) return '';
  if (value === undefined || value === null) return '';
  if (!ruleOf(field).shaped(value, field)) return typeof value === 'string' ? value : JSON.stringify(value);
  return writerOf(field)(field, value, reader);
};
