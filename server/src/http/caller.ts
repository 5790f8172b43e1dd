import type { Instant } from '@bronhouder/domain/instant.ts';
import { type Needed } from '@bronhouder/domain/permissions/needed.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Kysely } from 'kysely';
import type { SignedIn } from '../access/session.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { DB } from '../database/types.ts';
import type { House } from '../house.ts';

/** A request as it arrives: of which tenant, from whom (null: nobody is signed in), when. */
export type Arrival = { house: House; tenant: Tenant; who: SignedIn | null; now: Instant };

/** Whoever asks or does something, as one tenant sees its data. `right` is what the call needs, where it needs one. */
export type Caller = { house: House; tenant: Tenant; db: Kysely<DB>; who: SignedIn; now: Instant; right: Needed | null };

/** What the call needs. A call that names no right has no business asking. */
export const neededBy = (caller: Caller): Needed => {
  if (!caller.right) throw new Error('this call names no right in the contract');
  return caller.right;
};

/** The one right that the call needs, for its query. */
export const rightOf = (caller: Caller): Right => {
  const needed = neededBy(caller);
  if (needed === 'PLACE:read' || needed === 'PLACE:roleAssignment') throw new Error('this right depends on the place');
  return needed;
};
