import type { TenantWorld } from '../tenant-world.ts';
import { streekdataAssignments } from './assignments.ts';
import { streekdataOrganisations as named } from './organisations.ts';
import { streekdataPeople } from './people.ts';
import { streekdataRoles } from './roles.ts';
import { streekdataTeams, streekdataTenant } from './tenant.ts';
import { streekdataTypes } from './types.ts';

const { root: _root, ...teams } = streekdataTeams;

/** Streekdata whole. */
export const streekdata: TenantWorld = {
  tenant: streekdataTenant,
  teams: Object.values(teams),
  roles: Object.values(streekdataRoles),
  people: Object.values(streekdataPeople),
  types: Object.values(streekdataTypes),
  assignments: streekdataAssignments,
  organisations: Object.values(named),
};

const few = [
  named.lindenhof,
  named.deKiem,
  named.kempenarchief,
  named.bladel,
  named.deHeikant,
  named.zorgKempen,
  named.smederij,
  named.deSchaapskooi,
  named.hofTeVeghel,
  named.deRaam,
  named.suikerMuseum,
  named.tennisMark,
  named.deScholte,
  named.berkelArchief,
  named.walderij,
];
const fewKeys = new Set(few.map((organisation) => organisation.key));

/** The same tenant with one organisation in every state, and without files. */
export const streekdataSmall: TenantWorld = {
  ...streekdata,
  assignments: streekdataAssignments.filter(({ place }) => place.kind === 'team' || fewKeys.has(place.key)),
  organisations: few.map((organisation) => ({ ...organisation, history: organisation.history.filter((step) => step.act !== 'upload') })),
};
