import { worldKey } from '../../key.ts';

/** The keys of a tenant's supplement types, for the fields that name supplements. */
export const supplementTypeKeys = (tenant: number) => ({
  locatie: worldKey('type', tenant, 21),
  ruimte: worldKey('type', tenant, 22),
  contactpersoon: worldKey('type', tenant, 23),
  afbeelding: worldKey('type', tenant, 24),
  document: worldKey('type', tenant, 25),
});
