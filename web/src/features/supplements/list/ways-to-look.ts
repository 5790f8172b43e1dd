import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { View } from './library-search.ts';

/** In which ways supplements of a type can be looked at, the usual one first: what can be seen is shown, what has a place on a map. */
export const waysToLook = (type: TypeDefinition | undefined): View[] => {
  const kinds = new Set(fieldsOf(type?.sections ?? []).map(({ kind }) => kind));
  return [...(kinds.has('gps') ? ['map' as const] : []), ...(kinds.has('file') ? ['tiles' as const] : []), 'list'];
};
