import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';

const asksForPlace = ({ sections }: TypeDefinition): boolean => fieldsOf(sections).some(({ kind }) => kind === 'address' || kind === 'gps');

/** Something can take place there: its type asks for a place, or for something that does, as a room asks for its building. */
export const isLocation = (type: TypeDefinition, all: readonly TypeDefinition[]): boolean =>
  asksForPlace(type) ||
  fieldsOf(type.sections).some(
    (field) =>
      field.kind === 'supplement' &&
      field.required &&
      field.types.some((named) => all.some((one) => one.key === named && asksForPlace(one))),
  );
