import type { Key } from '@bronhouder/domain/instant.ts';
import { type Effective, withoutRestrictions } from '@bronhouder/domain/teams/settings.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Tenant } from '../../tenants/tenant.ts';
import { type Setter, settingsAlong } from './settings-along.ts';

/** What holds for the organisations of the last of these teams: in a tenant without restrictions of types there are none. One round trip. */
export const heldAlong = async (db: Kysely<DB>, path: readonly Key[], { settings }: Tenant): Promise<Effective<Setter>> => {
  const held = await settingsAlong(db, path);
  return settings.typeRestrictionsEnabled ? held : withoutRestrictions(held);
};
