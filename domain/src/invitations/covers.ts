import type { Place, Scope } from '../permissions/assignment.ts';

/**
 * Whether a role that is held at a place in one scope gives all that it would in another, so that inviting to it says nothing new. At an
 * organisation "current" and "current and beneath" mean the same (decisions 3).
 */
export const covers = (kind: Place['kind'], held: Scope, wanted: Scope): boolean =>
  held === wanted || held === 'currentAndBeneath' || (kind === 'organisation' && held === 'current');
