import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { type HTTPMethod, type HTTPPath, oc } from '@orpc/contract';

/**
 * What a call asks of the caller: nothing, a session, or a right at the place of the record it names (for a list: at each record
 * of the list). `PLACE:roleAssignment` is the right of the place's own area: `TEAM:` at a team, `ORGANISATION:` at an organisation.
 * `WITHIN:read` is the right to read an organisation or something of it: its products, supplements or agenda.
 * Required, so that no call can forget it.
 */
export type Needs = 'public' | 'signed-in' | Right | 'PLACE:roleAssignment' | 'WITHIN:read';

export type EntryMeta = { needs: Needs; reads: boolean };

/**
 * One call of an API: what it needs, its method and its path below the base address. Input and output follow by `.input` and `.output`.
 * `reads`: it changes nothing that others see, whatever its method says, and so is open to who looks through somebody else's role.
 */
export const entry = (needs: Needs, method: HTTPMethod, path: HTTPPath, reads = method === 'GET') =>
  oc.$meta<EntryMeta>({ needs: 'signed-in', reads: false }).meta({ needs, reads }).route({ method, path });
