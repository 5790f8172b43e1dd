import type { Assignment } from './assignment.ts';
import { type Gift, reasonNotToGive } from './hand-out.ts';

/**
 * Whether somebody may look at the portal through a role: who could hand it out there just so. Nobody sees anything through it that they
 * may not see anyway.
 */
export const mayLook = (assignments: readonly Assignment[], look: Gift): boolean => reasonNotToGive(assignments, look) === null;
