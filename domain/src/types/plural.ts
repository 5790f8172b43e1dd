import type { Localised, TypeDefinition } from '../fields/definition.ts';

/** How several of a type are called, in each language: its name where nobody said so. */
export const pluralOf = ({ name, plural }: Pick<TypeDefinition, 'name' | 'plural'>): Localised => ({
  nl: plural?.nl || name.nl,
  en: plural?.en || name.en || plural?.nl || name.nl,
});
