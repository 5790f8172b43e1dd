import { fieldsOf } from '../fields/check.ts';
import type { Section } from '../fields/definition.ts';
import { isShaped } from '../fields/rules.ts';
import type { Content } from '../fields/value.ts';

/** `kept`: what the form can go on with. `left`: the keys of what it cannot show any more. */
export type Survivors = { kept: Content; left: string[] };

/**
 * What of a typed content fits a type that changed in the meantime: the fields that still exist and can still hold what was typed
 * (decisions, 4: Refresh keeps what was typed in fields that still exist).
 */
export const survivors = (sections: Section[], typed: Content): Survivors => {
  const fields = new Map(fieldsOf(sections).map((field) => [field.key, field]));
  const filled = Object.entries(typed).filter(([, value]) => value !== undefined && value !== null);
  const fits = ([key, value]: [string, unknown]): boolean => {
    const field = fields.get(key);
    return field !== undefined && isShaped(field, value);
  };
  return { kept: Object.fromEntries(filled.filter(fits)), left: filled.filter((entry) => !fits(entry)).map(([key]) => key) };
};
