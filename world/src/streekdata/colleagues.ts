import type { Key } from '@bronhouder/domain/instant.ts';
import type { Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { demoPassword } from '../demo-password.ts';
import { worldKey } from '../key.ts';
import type { AssignmentSeed, PersonSeed } from '../seeds.ts';
import { streekdataOrganisations as organisations } from './organisations.ts';
import { streekdataTeams as teams, streekdataTenant } from './tenant.ts';

const { admin, manager, editor, viewer } = streekdataTenant.builtInRoles;
const at = (kind: 'team' | 'organisation', { key }: { key: Key }): AssignmentSeed['place'] => ({ kind, key });

type Row = {
  name: [first: string, infix: string, family: string];
  /** Days from now. */
  madeOn: number;
  lastLogonOn: number | null;
  holds: [role: Key, place: AssignmentSeed['place'], scope?: Scope][];
};

/** Who works beside the people of the cast, so that the lists of people look as they do in use. */
const rows: Row[] = [
  { name: ['Sanne', 'van', 'Dongen'], madeOn: -410, lastLogonOn: -3, holds: [[editor, at('organisation', organisations.lindenhof)]] },
  { name: ['Tom', '', 'Aerts'], madeOn: -388, lastLogonOn: -96, holds: [[viewer, at('organisation', organisations.lindenhof)]] },
  {
    name: ['Yasmin', '', 'Bouali'],
    madeOn: -302,
    lastLogonOn: -1,
    holds: [
      [editor, at('organisation', organisations.lindenhof), 'beneath'],
      [manager, at('organisation', organisations.kempenarchief)],
    ],
  },
  { name: ['Inge', '', 'Verhoeven'], madeOn: -275, lastLogonOn: -12, holds: [[admin, at('team', teams.kempen)]] },
  { name: ['Ruud', 'van der', 'Zanden'], madeOn: -260, lastLogonOn: -205, holds: [[editor, at('team', teams.kempen), 'beneath']] },
  { name: ['Fatima', 'el', 'Amrani'], madeOn: -190, lastLogonOn: -8, holds: [[manager, at('organisation', organisations.bladel)]] },
  { name: ['Jeroen', '', 'Hendrikx'], madeOn: -150, lastLogonOn: null, holds: [[viewer, at('team', teams.kempen), 'current']] },
  { name: ['Mirjam', '', 'Kuijpers'], madeOn: -44, lastLogonOn: -2, holds: [[editor, at('organisation', organisations.zorgKempen)]] },
];

export const streekdataColleagues: PersonSeed[] = rows.map(({ name: [firstName, infix, familyName], madeOn, lastLogonOn }, index) => ({
  key: worldKey('person', 1, 101 + index),
  email: `${firstName.toLowerCase()}@streekdata.example`,
  firstName,
  infix,
  familyName,
  phoneNumber: `+3188555${String(300 + index).padStart(4, '0')}`,
  language: 'nl',
  password: demoPassword,
  secondFactor: null,
  story: { nl: 'werkt mee', en: 'works along' },
  past: { madeOn, lastLogonOn, deactivatedOn: null },
}));

export const colleagueAssignments: AssignmentSeed[] = rows
  .flatMap(({ holds, madeOn }, person) => holds.map((held) => ({ held, madeOn, person: streekdataColleagues[person]?.key ?? '' })))
  .map(({ held: [role, place, scope = 'currentAndBeneath'], madeOn, person }, index) => ({
    key: worldKey('assignment', 1, 101 + index),
    person,
    role,
    place,
    scope,
    madeOn,
  }));
