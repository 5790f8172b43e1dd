// The small metadata set ('min', 80 KB) knows the lengths and patterns of every country. The large one ('max') would only add the
// kind of each number, at three times the weight in the browser; form and server would then disagree.
import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { isBlank, tidyLine } from './characters.ts';
import type { Country } from './definition.ts';
import { problem, type FieldRule } from './rule.ts';
import { isText } from './shape.ts';

const home = (country: Country | undefined): Country => country ?? 'NL';

const read = (typed: string, country?: Country) => {
  const found = parsePhoneNumberFromString(tidyLine(typed), { defaultCountry: home(country), extract: false });
  return found?.isValid() && !found.ext ? found : undefined;
};

const isTooShort = (typed: string, country?: Country): boolean =>
  validatePhoneNumberLength(tidyLine(typed), { defaultCountry: home(country) }) === 'TOO_SHORT' ||
  (/^[\d\s()+./-]+$/.test(typed) && typed.replace(/\D/g, '').length < 6);

/** E.164 (`+31497361234`) of a number typed in a country or with its country code; nothing when it is no number. */
export const parsePhone = (typed: string, country?: Country): string | undefined => read(typed, country)?.number;

/** The number as people of its country write it, with the country code when that is another country than the field's. */
export const readablePhone = (number: string, country?: Country): string => {
  const found = read(number, country);
  if (!found) return number;
  return found.country === home(country) ? found.formatNational() : found.formatInternational();
};

/** A telephone number. */
export const phone: FieldRule<'phone'> = {
  shaped: isText,
  empty: isBlank,
  normalise: (field, value) => parsePhone(value, field.country) ?? tidyLine(value),
  problems: (field, value) => {
    if (parsePhone(value, field.country)) return [];
    return [problem(isTooShort(value, field.country) ? 'phone-short' : 'phone-format')];
  },
};
