import { worldKey } from './key.ts';
import { streekdataLibraries } from './streekdata/library/supplements.ts';
import { streekdataOrganisations } from './streekdata/organisations.ts';
import { streekdataPeople } from './streekdata/people.ts';
import { streekdataTeams, streekdataTenant } from './streekdata/tenant.ts';
import { streekdataProducts } from './streekdata/products.ts';
import { streekdataProductTypes } from './streekdata/product-types.ts';
import { streekdataSupplementTypes } from './streekdata/supplement-types.ts';
import { streekdataTypes } from './streekdata/types.ts';
import { vlaanderenPeople } from './vlaanderen/people.ts';
import { vlaanderenTeams, vlaanderenTenant } from './vlaanderen/tenant.ts';
import { vlaanderenTypes } from './vlaanderen/types.ts';

/** The cast by name: the same people, teams, types and organisations in development, tests and demo. */
export const tenants = { streekdata: streekdataTenant, vlaanderen: vlaanderenTenant };
export const people = { ...streekdataPeople, ...vlaanderenPeople };
export const teams = { ...streekdataTeams, vlaanderen: vlaanderenTeams };
export const types = { ...streekdataTypes, vlaanderen: vlaanderenTypes };
export const products = streekdataProducts;
export const productTypes = streekdataProductTypes;
export const supplementTypes = streekdataSupplementTypes;
/** What is in the library of an organisation, by the name of the organisation. */
export const libraries = streekdataLibraries;
export const organisations = {
  ...streekdataOrganisations,
  /** Of the other tenant: Havenbedrijf Antwerpen, and the municipality of Aalst. */
  havenbedrijf: { key: worldKey('organisation', 2, 1) },
  aalst: { key: worldKey('organisation', 2, 2) },
};
