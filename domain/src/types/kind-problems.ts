import { parseDate } from '../fields/calendar-date.ts';
import type { FieldDefinition, FieldKind, FieldOf } from '../fields/definition.ts';
import { problem } from '../fields/rule.ts';
import type { Problem } from '../problem.ts';
import { isQuick, longestPatterned, readPattern } from './pattern.ts';
import { twice, wordProblems } from './word-problems.ts';
import { typeLimits } from './definition-shape.ts';

/** What there is besides the type: the keys of the supplement types of the tenant. */
export type Around = { supplementTypes: readonly string[] };

/** Whole megabytes that an upload may be at most: what the server takes. */
export const mostMegabytes = 25;

const ordered = <T extends number | string>(low: T | undefined, high: T | undefined, path: string): Problem[] =>
  low !== undefined && high !== undefined && low > high ? [problem('limits-order', path)] : [];

const selection = ({ minSelected, maxSelected }: { minSelected?: number; maxSelected?: number }, among = Infinity): Problem[] => [
  ...ordered(minSelected, maxSelected, 'maxSelected'),
  ...(maxSelected === 0 ? [problem('minimum', 'maxSelected', { minimum: 1 })] : []),
  ...((minSelected ?? 0) > among ? [problem('maximum', 'minSelected', { maximum: among })] : []),
];

const lengths = ({ minLength, maxLength }: { minLength?: number; maxLength?: number }): Problem[] => [
  ...ordered(minLength, maxLength, 'maxLength'),
  ...(maxLength === 0 ? [problem('minimum', 'maxLength', { minimum: 1 })] : []),
];

const patterned = ({ pattern, maxLength = 0 }: FieldOf<'text'>): Problem[] => {
  if (!pattern) return [];
  if (pattern.source.trim() === '') return [problem('required', 'pattern.source')];
  const expression = readPattern(pattern.source);
  if (!expression) return [problem('pattern-invalid', 'pattern.source')];
  if (!isQuick(pattern.source)) return [problem('pattern-slow', 'pattern.source')];
  if (maxLength > longestPatterned) return [problem('maximum', 'maxLength', { maximum: longestPatterned })];
  if (pattern.example.length > longestPatterned) return [problem('too-long', 'pattern.example', { maximum: longestPatterned })];
  return expression.test(pattern.example) ? [] : [problem('pattern-example', 'pattern.example')];
};

const options = ({ options: all }: FieldOf<'choice'>): Problem[] => [
  ...(all.length === 0 ? [problem('select-at-least', 'options', { minimum: 1 })] : []),
  ...all.flatMap(({ value, label }, index) => [
    ...wordProblems(label, `options.${index}.label`),
    ...(/^\S.{0,99}$/u.test(value) ? [] : [problem('shape', `options.${index}.label.nl`)]),
  ]),
  ...twice(all.map(({ value }) => value)).map((index) => problem('not-unique', `options.${index}.label.nl`)),
  ...twice(all.map(({ label }) => label.nl.trim().toLowerCase())).map((index) => problem('not-unique', `options.${index}.label.nl`)),
];

/** A list that is given says what is possible; an empty one would make it nothing. */
const some = (list: readonly unknown[] | undefined, path: string): Problem[] =>
  list?.length === 0 ? [problem('select-at-least', path, { minimum: 1 })] : [];

const days = ({ minimum, maximum }: FieldOf<'date'>): Problem[] => {
  const wrong = Object.entries({ minimum, maximum }).filter(([, day]) => day !== undefined && parseDate(day) !== day);
  return wrong.length > 0 ? wrong.map(([path]) => problem('date', path)) : ordered(minimum, maximum, 'maximum');
};

const accepted = /^(?:\.[A-Za-z0-9]{1,10}|[a-z]+\/(?:\*|[a-z0-9.+-]+))$/;

const nothing = (): Problem[] => [];

/** What can be wrong with the settings of a field of each kind, at paths inside the field. */
const judges: { [K in FieldKind]: (field: FieldOf<K>, around: Around) => Problem[] } = {
  text: (field) => [...lengths(field), ...patterned(field)],
  longText: lengths,
  choice: (field) => [...options(field), ...(field.multiple ? selection(field, field.options.length) : [])],
  number: ({ minimum, maximum, decimals = 0, unit }) => [
    ...ordered(minimum, maximum, 'maximum'),
    ...(decimals > 6 ? [problem('maximum', 'decimals', { maximum: 6 })] : []),
    ...(unit ? wordProblems(unit, 'unit') : []),
  ],
  url: nothing,
  email: nothing,
  phone: nothing,
  address: ({ kinds, countries }) => [...some(kinds, 'kinds'), ...some(countries, 'countries')],
  price: ({ kinds }) => some(kinds, 'kinds'),
  openingHours: nothing,
  date: days,
  file: ({ accept, maxBytes }) => [
    ...some(accept, 'accept'),
    ...accept.filter((one) => !accepted.test(one)).map((value) => problem('file-accept', 'accept', { value })),
    ...(maxBytes === 0 ? [problem('required', 'maxBytes')] : []),
    ...(maxBytes > mostMegabytes * 1_000_000 ? [problem('maximum', 'maxBytes', { maximum: mostMegabytes })] : []),
  ],
  gps: nothing,
  regions: (field) => selection(field),
  keywords: (field) => selection(field),
  checkbox: nothing,
  supplement: (field, { supplementTypes }) => [
    ...some(field.types, 'types'),
    ...field.types.filter((type) => !supplementTypes.includes(type)).map((value) => problem('select-unknown', 'types', { value })),
    ...(field.multiple ? selection(field) : []),
  ],
  group: (field) => [
    ...wordProblems(field.itemLabel, 'itemLabel'),
    ...(field.fields.length === 0 ? [problem('select-at-least', 'fields', { minimum: 1 })] : []),
    ...(field.fields.length > typeLimits.fields ? [problem('select-at-most', 'fields', { maximum: typeLimits.fields })] : []),
    ...selection(field),
  ],
};

/** What is wrong with the settings that belong to the kind of this field. */
export const kindProblems = <K extends FieldKind>(field: FieldDefinition<K>, around: Around): Problem[] => judgeOf(field)(field, around);

const judgeOf = <K extends FieldKind>(field: FieldDefinition<K>): ((field: FieldOf<K>, around: Around) => Problem[]) => judges[field.kind];
