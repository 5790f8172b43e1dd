import { z } from 'zod';
import { key, person, values } from './shapes.ts';

/** Audit actions of specification point 4. */
export const auditActions = ['update', 'create', 'delete', 'accepted', 'denied', 'invited', 'expired', 'copied'] as const;

/** One line of the audit log. */
export const auditEntry = z.object({
  key,
  at: z.string(),
  by: person.nullable(),
  action: z.enum(auditActions),
  /** The verb, such as `publish` or `save`. */
  act: z.string(),
  revision: z.number().int().nullable(),
  note: z.string().nullable(),
  values,
  /** Field → value before and after, of a saved revision. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
