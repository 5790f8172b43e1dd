import type { Section, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { TypeReference } from '../../../forms/draft-store.ts';

/** What a form is built from. It stays the same while somebody types, whatever becomes of the types, until the form is refreshed. */
export type Structure = { sections: Section[]; types: TypeReference[] };

/** The form of these types, with the versions that a save names. */
export const structureOf = (types: TypeDefinition[]): Structure => ({
  sections: combine(types),
  types: types.map(({ key, version }) => ({ key, version })),
});
