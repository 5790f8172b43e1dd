import type { AssignmentSeed, PersonSeed } from '../seeds.ts';
import { streekdataAgenda } from './agenda.ts';
import type { TenantWorld } from '../tenant-world.ts';
import { streekdataAssignments } from './assignments.ts';
import { colleagueAssignments, streekdataColleagues } from './colleagues.ts';
import { streekdataSupplements } from './library/supplements.ts';
import { streekdataInvitations } from './invitations.ts';
import { streekdataOrganisations as named } from './organisations.ts';
import { streekdataPeople } from './people.ts';
import { streekdataProfiles } from './profiles.ts';
import { streekdataIsilCodes, streekdataRelations, streekdataRelationTypes } from './relations.ts';
import { streekdataRoles } from './roles.ts';
import { streekdataSharing } from './sharing.ts';
import { streekdataTeams, streekdataTenant } from './tenant.ts';
import { streekdataTeamSettings } from './team-settings.ts';
import { streekdataProducts } from './products.ts';
import { streekdataProductTypes } from './product-types.ts';
import { streekdataSupplementTypes } from './supplement-types.ts';
import { streekdataTypes } from './types.ts';

/** When somebody last signed in, in days from now; the others did so yesterday. */
const lastLogons: Record<string, number> = { dirk: -12, gijs: -244, hanna: -31, omar: -203, carla: -4, wietske: -6 };

/** The same person with an account that has been in use. */
const withPast = (person: PersonSeed): PersonSeed => {
  const [name = ''] = person.email.split('@');
  return { ...person, past: person.past ?? { madeOn: -1150, lastLogonOn: lastLogons[name] ?? -1, deactivatedOn: null } };
};

/** A role is as old as what it is held at. */
const madeLongAgo = (assignment: AssignmentSeed): AssignmentSeed => {
  const organisation = Object.values(named).find(({ key }) => key === assignment.place.key);
  return { madeOn: organisation ? organisation.madeOn : -1140, ...assignment };
};

const { root: _root, ...teams } = streekdataTeams;

/** Streekdata whole. */
export const streekdata: TenantWorld = {
  tenant: streekdataTenant,
  teams: Object.values(teams),
  roles: Object.values(streekdataRoles),
  people: [...Object.values(streekdataPeople).map(withPast), ...streekdataColleagues],
  types: {
    organisation: Object.values(streekdataTypes),
    product: Object.values(streekdataProductTypes),
    supplement: Object.values(streekdataSupplementTypes),
  },
  assignments: [...streekdataAssignments.map(madeLongAgo), ...colleagueAssignments],
  organisations: Object.values(named),
  supplements: streekdataSupplements,
  relationTypes: Object.values(streekdataRelationTypes),
  relations: streekdataRelations,
  isilCodes: streekdataIsilCodes,
  sharing: streekdataSharing,
  agenda: streekdataAgenda,
  products: Object.values(streekdataProducts),
  teamSettings: streekdataTeamSettings,
  invitations: streekdataInvitations,
  profiles: streekdataProfiles,
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

/** The same tenant with one organisation in every state, without files and colleagues, with teams that set nothing, nobody related, nothing in an agenda, nobody invited and nobody away. */
export const streekdataSmall: TenantWorld = {
  ...streekdata,
  people: Object.values(streekdataPeople),
  relationTypes: [],
  relations: [],
  isilCodes: [],
  sharing: [],
  agenda: [],
  teamSettings: [],
  invitations: [],
  profiles: [],
  products: Object.values(streekdataProducts).filter(({ organisation }) => fewKeys.has(organisation)),
  assignments: streekdataAssignments.filter(({ place }) => place.kind === 'team' || fewKeys.has(place.key)),
  supplements: streekdataSupplements
    .filter(({ organisation }) => fewKeys.has(organisation))
    .map(({ upload: _upload, ...supplement }) => supplement),
  organisations: few.map((organisation) => ({ ...organisation, history: organisation.history.filter((step) => step.act !== 'upload') })),
};
