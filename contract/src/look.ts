import { z } from 'zod';
import { entry } from './entry.ts';
import { place, placeKey, roleName, scope } from './place.ts';
import { key, nothing } from './shapes.ts';

/** The role that somebody looks through. */
export const lookShape = z.object({ role: roleName, place, scope });

/**
 * "Look as this role": the portal as somebody with this one role at this place sees it, until one leaves; nothing can be changed
 * meanwhile. Only roles that one may hand out there.
 */
export const look = {
  begin: entry('PLACE:roleAssignment', 'POST', '/look', true)
    .input(z.object({ role: key, place: placeKey, scope }))
    .output(lookShape),
  end: entry('signed-in', 'DELETE', '/look', true).input(nothing.optional()).output(nothing),
};
