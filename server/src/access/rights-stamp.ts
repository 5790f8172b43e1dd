import { createHash } from 'node:crypto';
import type { SignedIn } from './session.ts';

/** Says nothing by itself; differs as soon as the roles that somebody holds or looks through, their rights, places or scopes do. */
export const rightsStamp = ({ assignments, looking }: Pick<SignedIn, 'assignments' | 'looking'>): string => {
  const held = assignments.map(({ key, role, place, scope }) => [key, role.key, role.rights, place.kind, place.key, scope]);
  return createHash('sha256')
    .update(JSON.stringify([held, looking !== null]))
    .digest('base64url')
    .slice(0, 16);
};
