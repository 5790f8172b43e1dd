import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { nothing } from './shapes.ts';

/** The types of the tenant, each whole: the forms, the table of contents and the comparison follow from them. */
export const type = {
  organisation: entry('signed-in', 'GET', '/type/organisation').input(nothing).output(z.array(z.custom<TypeDefinition>())),
  product: entry('signed-in', 'GET', '/type/product').input(nothing).output(z.array(z.custom<TypeDefinition>())),
  supplement: entry('signed-in', 'GET', '/type/supplement').input(nothing).output(z.array(z.custom<TypeDefinition>())),
};
