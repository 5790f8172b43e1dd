import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import { allowedProductTypes } from '@bronhouder/domain/teams/settings.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/types.ts';
import { heldAlong } from '../teams/queries/held-along.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { productTypes } from '../types/queries.ts';

/**
 * The type that a product is to have: one of the tenant that is in use and that the teams above allow (points 3 and 5). Refuses
 * settings.type-not-allowed (also for one that does not exist), settings.type-inactive.
 */
export const newTypeOf = async (db: Kysely<DB>, teams: readonly Key[], tenant: Tenant, key: Key): Promise<Outcome<TypeDefinition>> => {
  const [available, held] = [await productTypes(db), await heldAlong(db, teams, tenant)];
  const type = allowedProductTypes(available, held).find((one) => one.key === key);
  if (!type) return refused('settings.type-not-allowed', { type: key });
  return type.active ? done(type) : refused('settings.type-inactive', { type: key });
};
