import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Kysely } from 'kysely';
import type { SignedIn } from '../access/session.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import type { DB } from '../database/types.ts';
import type { House } from '../house.ts';

/** A request as it arrives: of which tenant, from whom (null: nobody is signed in), when. */
export type Arrival = { house: House; tenant: Tenant; who: SignedIn | null; now: Instant };

/** Whoever asks or does something, as one tenant sees its data. `right` is what the call needs, where it needs one. */
export type Caller = { house: House; tenant: Tenant; db: Kysely<DB>; who: SignedIn; now: Instant; right: Right | null };

/** The right that the call needs, for its query. A call that names none has no business asking. */
export const rightOf = (caller: Caller): Right => {
  if (!caller.right) throw new Error('this call names no right in the contract');
  return caller.right;
};
