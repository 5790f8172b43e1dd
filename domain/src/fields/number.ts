import { fitsDecimals, parseDecimal } from './decimal.ts';
import { problem, type FieldRule } from './rule.ts';
import { either, isNumber, isText } from './shape.ts';

const read = (value: number | string): number | undefined => (typeof value === 'number' ? value : parseDecimal(value));

/** A number; typed as text the Dutch way. */
export const number: FieldRule<'number'> = {
  shaped: either(isNumber, isText),
  empty: (value) => typeof value === 'string' && value.trim() === '',
  normalise: (_field, value) => read(value) ?? (typeof value === 'string' ? value.trim() : value),
  problems: (field, value) => {
    const { minimum = -Infinity, maximum = Infinity, decimals } = field;
    const amount = read(value);
    if (amount === undefined) return [problem('number')];
    if (amount < minimum) return [problem('minimum', '', { minimum })];
    if (amount > maximum) return [problem('maximum', '', { maximum })];
    if (decimals !== undefined && !fitsDecimals(amount, decimals)) return [problem('decimals', '', { decimals })];
    return [];
  },
};
