import type { TenantWorld } from '../tenant-world.ts';
import { vlaanderenAgenda, vlaanderenSupplements } from './agenda.ts';
import { flemishBodies } from './bodies.ts';
import { vlaanderenAssignments, vlaanderenPeople } from './people.ts';
import { vlaanderenTeams, vlaanderenTenant } from './tenant.ts';
import { vlaanderenProducts } from './products.ts';
import { vlaanderenProductTypes } from './product-types.ts';
import { vlaanderenSupplementTypes } from './supplement-types.ts';
import { vlaanderenTypes } from './types.ts';

const { root: _root, ...teams } = vlaanderenTeams;

/** The Flemish tenant whole. */
export const vlaanderen = async (): Promise<TenantWorld> => ({
  tenant: vlaanderenTenant,
  teams: Object.values(teams),
  roles: [],
  people: Object.values(vlaanderenPeople),
  types: {
    organisation: Object.values(vlaanderenTypes),
    product: Object.values(vlaanderenProductTypes),
    supplement: Object.values(vlaanderenSupplementTypes),
  },
  assignments: vlaanderenAssignments,
  organisations: await flemishBodies(),
  supplements: vlaanderenSupplements,
  relationTypes: [],
  relations: [],
  isilCodes: [],
  sharing: [],
  agenda: vlaanderenAgenda,
  products: vlaanderenProducts,
  teamSettings: [],
  invitations: [],
  profiles: [],
});

/** The same tenant with its first five bodies, and nothing in an agenda. */
export const vlaanderenSmall = async (): Promise<TenantWorld> => {
  const world = await vlaanderen();
  return { ...world, organisations: world.organisations.slice(0, 5), supplements: [], agenda: [] };
};
