import type { Key } from '@bronhouder/domain/instant.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { asOwnerOf } from '../../database/owner-transaction.ts';
import type { Author } from '../../trace.ts';
import { makeBuiltInRoles } from '../roles/make-role.ts';
import { makeRootTeam, type NewTeam } from '../teams/make-team.ts';
import { insertTenant, type TenantRow } from './store.ts';

/** A tenant to be made, with the keys of what comes with it. */
export type NewTenant = TenantRow & {
  rootTeam: NewTeam;
  builtInRoles: Record<BuiltInRole, Key>;
};

/** Makes a tenant with its sites, its root team and the built-in roles, all or nothing. @throws when another tenant has one of the hosts */
export const makeTenant = (author: Author, tenant: NewTenant): Promise<void> =>
  asOwnerOf(author.house.database, tenant.key, async (trx) => {
    await insertTenant(trx, tenant, author);
    await makeRootTeam(trx, tenant.rootTeam, author);
    await makeBuiltInRoles(trx, tenant.builtInRoles, author);
  });
