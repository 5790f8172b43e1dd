import { fieldsOf } from '../fields/check.ts';
import type { TypeDefinition } from '../fields/definition.ts';
import { isEmpty } from '../fields/rules.ts';
import type { Content } from '../fields/value.ts';
import { combine } from '../types/combine.ts';

/**
 * "A product with no valid fields needs its type changed" (point 5): its type is gone or has no field at all, or the product holds
 * something and its type has a field for none of it. The title is every type's, and says nothing.
 */
export const typeNeeded = (type: TypeDefinition | undefined, content: Content): boolean => {
  const fields = type ? fieldsOf(combine([type])) : [];
  if (fields.length === 0) return true;
  const held = Object.entries(content).filter(([key, value]) => key !== 'title' && value !== undefined);
  return held.length > 0 && !fields.some((field) => field.key !== 'title' && !isEmpty(field, content[field.key]));
};
