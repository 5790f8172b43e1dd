import type { FieldOf, Localised } from '@bronhouder/domain/fields/definition.ts';

/** A text in both languages. */
export const say = (nl: string, en: string): Localised => ({ nl, en });

type Option = FieldOf<'choice'>['options'][number];
/** An option of a choice: its value, and its label in both languages. */
export const option = (value: string, nl: string, en: string): Option => ({ value, label: say(nl, en) });
