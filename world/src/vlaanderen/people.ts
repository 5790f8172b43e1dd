import type { Localised } from '@bronhouder/domain/fields/definition.ts';
import { demoPassword } from '../demo-password.ts';
import { worldKey } from '../key.ts';
import type { AssignmentSeed, PersonSeed } from '../seeds.ts';
import { vlaanderenTeams as teams, vlaanderenTenant } from './tenant.ts';

const person = (number: number, firstName: string, familyName: string, story: Localised): PersonSeed => ({
  key: worldKey('person', 2, number),
  email: `${firstName.toLowerCase()}@besturen.example`,
  firstName,
  infix: '',
  familyName,
  phoneNumber: `+322555${String(100 + number).padStart(4, '0')}`,
  language: 'nl',
  password: demoPassword,
  secondFactor: null,
  story,
});

/** The people of the Flemish tenant, by first name. */
export const vlaanderenPeople = {
  els: person(1, 'Els', 'Claes', { nl: 'beheerder van alle Vlaamse besturen', en: 'administrator of all Flemish bodies' }),
  koen: person(2, 'Koen', 'Wouters', { nl: 'beheerder van de provincie Antwerpen', en: 'administrator of the province of Antwerp' }),
  leen: person(3, 'Leen', 'Maes', { nl: 'redacteur van de provincie Limburg', en: 'editor of the province of Limburg' }),
  mieke: person(4, 'Mieke', 'Declercq', { nl: 'leest alle besturen mee', en: 'reads all bodies' }),
};

const { admin, editor, viewer } = vlaanderenTenant.builtInRoles;
const held = (number: number, person: PersonSeed, role: string, team: { key: string }): AssignmentSeed => ({
  key: worldKey('assignment', 2, number),
  person: person.key,
  role,
  place: { kind: 'team', key: team.key },
  scope: 'currentAndBeneath',
});

/** Who holds which role where. */
export const vlaanderenAssignments: AssignmentSeed[] = [
  held(1, vlaanderenPeople.els, admin, teams.root),
  held(2, vlaanderenPeople.koen, admin, teams.antwerpen),
  held(3, vlaanderenPeople.leen, editor, teams.limburg),
  held(4, vlaanderenPeople.mieke, viewer, teams.root),
];
