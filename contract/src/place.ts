import { z } from 'zod';
import { key, localised, person } from './shapes.ts';

/** Point 6: how far a role reaches from where it is held. */
export const scope = z.enum(['current', 'currentAndBeneath', 'beneath']);
export const placeKind = z.enum(['team', 'organisation']);
/** Where a role is held, as input. */
export const placeKey = z.object({ kind: placeKind, key });
/** Where a role is held, with its name. */
export const place = z.object({ kind: placeKind, key, name: z.string() });
/** A role as lists name it. Built-in roles are named in the reader's language. */
export const roleName = z.object({ key, name: z.string(), builtIn: z.enum(['admin', 'manager', 'editor', 'viewer']).nullable() });
export const typeChoice = z.object({ key, name: localised, icon: z.string(), category: z.string(), active: z.boolean() });

/** "Why may I (not)?": a right, what gives it, and who could give it, the nearest first. */
export const explainedRights = z.array(
  z.object({
    right: z.string(),
    granted: z.array(z.object({ role: roleName, place, scope })),
    givers: z.array(person),
  }),
);
