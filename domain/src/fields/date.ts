import { isBlank } from './characters.ts';
import { parseDate } from './calendar-date.ts';
import { problem, type FieldRule } from './rule.ts';
import { isText } from './shape.ts';

/** A day, typed as dd-mm-yyyy and kept as `YYYY-MM-DD`, so that days compare as text. */
export const date: FieldRule<'date'> = {
  shaped: isText,
  empty: isBlank,
  normalise: (_field, value) => parseDate(value) ?? value.trim(),
  problems: (field, value, check) => {
    const day = parseDate(value);
    if (day === undefined) return [problem('date')];
    if (field.future && day <= check.today) return [problem('date-future')];
    if (field.minimum && day < field.minimum) return [problem('date-minimum', '', { minimum: field.minimum })];
    if (field.maximum && day > field.maximum) return [problem('date-maximum', '', { maximum: field.maximum })];
    return [];
  },
};
