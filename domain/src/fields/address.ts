import type { Problem } from '../problem.ts';
import { characterProblems, isBlank, tidyLine, tidyPart } from './characters.ts';
import type { AddressKind, Country, FieldOf } from './definition.ts';
import { parseHouseNumber } from './house-number.ts';
import { parsePostalCode } from './postal-code.ts';
import { missing, problem, type Check, type FieldRule } from './rule.ts';
import { isText, objectOf, oneOf, optional } from './shape.ts';
import type { Address } from './value.ts';

export type AddressPart = Exclude<keyof Address, 'kind' | 'country'>;

/** The parts of each kind of address, in the order of the form, and whether an address is complete without. */
export const addressParts: Record<AddressKind, Partial<Record<AddressPart, 'required' | 'optional'>>> = {
  ADDRESS: { postalCode: 'required', houseNumber: 'required', street: 'required', city: 'required', municipality: 'optional' },
  NOADDRESS: { city: 'optional', municipality: 'optional' },
  MAILBOX: { boxNumber: 'required', postalCode: 'required', city: 'required', municipality: 'optional' },
  FREEPOST: { boxNumber: 'required', postalCode: 'required', city: 'required', municipality: 'optional' },
};

const parts: AddressPart[] = ['postalCode', 'houseNumber', 'street', 'city', 'municipality', 'boxNumber'];
const kinds: AddressKind[] = ['ADDRESS', 'NOADDRESS', 'MAILBOX', 'FREEPOST'];
const countries: Country[] = ['NL', 'BE', 'DE'];

type Judge = (text: string, address: Address, check: Check) => Problem['code'] | undefined;

const judges: Partial<Record<AddressPart, Judge>> = {
  postalCode: (text, { country }) => (parsePostalCode(text, country) ? undefined : 'postal-code'),
  houseNumber: (text) => (parseHouseNumber(text) ? undefined : 'house-number'),
  boxNumber: (text) => (/^\d{1,6}$/.test(text.trim()) ? undefined : 'number'),
  municipality: (text, _address, check) => (check.regionExists?.(text.trim()) === false ? 'region-unknown' : undefined),
};

const partProblems = (part: AddressPart, need: 'required' | 'optional', address: Address, check: Check): Problem[] => {
  const [text, path] = [address[part], `.${part}`];
  if (text === undefined || isBlank(text)) return need === 'required' ? missing(check, path) : [];
  const unwanted = characterProblems(tidyLine(text), path);
  if (unwanted.length > 0) return unwanted;
  const code = judges[part]?.(text, address, check);
  return code ? [problem(code, path)] : [];
};

const allowed = (field: FieldOf<'address'>, address: Address): Problem[] => [
  ...((field.kinds ?? kinds).includes(address.kind) ? [] : [problem('select-unknown', '.kind', { value: address.kind })]),
  ...((field.countries ?? countries).includes(address.country) ? [] : [problem('select-unknown', '.country', { value: address.country })]),
];

const canonical = (part: AddressPart, text: string | undefined, country: Country): string | undefined => {
  const line = tidyPart(text);
  if (line === undefined) return undefined;
  if (part === 'postalCode') return parsePostalCode(line, country) ?? line;
  return part === 'houseNumber' ? (parseHouseNumber(line) ?? line) : line;
};

const partsOf = (address: Address) => parts.filter((part) => addressParts[address.kind][part] !== undefined);

/** An address of one of four kinds in three countries. NOADDRESS is an answer: "there is none to visit". */
export const address: FieldRule<'address'> = {
  shaped: objectOf<Address>({
    kind: oneOf(kinds),
    country: oneOf(countries),
    postalCode: optional(isText),
    houseNumber: optional(isText),
    street: optional(isText),
    city: optional(isText),
    municipality: optional(isText),
    boxNumber: optional(isText),
  }),
  empty: (value) => value.kind !== 'NOADDRESS' && partsOf(value).every((part) => isBlank(value[part])),
  normalise: (_field, { kind, country, ...rest }) => {
    const kept = partsOf({ kind, country }).map((part) => [part, canonical(part, rest[part], country)] as const);
    return { kind, country, ...Object.fromEntries(kept.filter(([, text]) => text !== undefined)) };
  },
  problems: (field, value, check) => [
    ...allowed(field, value),
    ...partsOf(value).flatMap((part) => partProblems(part, addressParts[value.kind][part] ?? 'optional', value, check)),
  ],
};
