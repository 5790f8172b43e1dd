import type { InvitationSeed } from '../seeds.ts';
import { streekdataOrganisations as organisations } from './organisations.ts';
import { streekdataPeople as people } from './people.ts';
import { streekdataTeams as teams, streekdataTenant } from './tenant.ts';

const { manager, editor, viewer } = streekdataTenant.builtInRoles;

/** Who is invited at Streekdata: somebody with an account, two without one, and one who never answered. */
export const streekdataInvitations: InvitationSeed[] = [
  {
    day: -22,
    by: people.karel.key,
    email: 'heemkunde@valkenswaard.example',
    role: editor,
    place: { kind: 'organisation', key: organisations.lindenhof.key },
    scope: 'currentAndBeneath',
    language: 'nl',
    message: '',
  },
  {
    day: -2,
    by: people.bram.key,
    email: people.joost.email,
    role: manager,
    place: { kind: 'team', key: teams.kempen.key },
    scope: 'currentAndBeneath',
    language: 'nl',
    message: 'Joost, neem jij vanaf december de Kempen van mij over? Bel gerust als er iets onduidelijk is.',
  },
  {
    day: -1,
    by: people.karel.key,
    email: 'stagiair@lindenhof.example',
    role: viewer,
    place: { kind: 'organisation', key: organisations.lindenhof.key },
    scope: 'currentAndBeneath',
    language: 'nl',
    message: 'Welkom bij de bibliotheek! Kijk alvast rond, maandag leg ik alles uit.',
  },
  {
    day: -1,
    by: people.carla.key,
    email: 'sanne@tresoar.example',
    role: editor,
    place: { kind: 'team', key: teams.sudwestFryslan.key },
    scope: 'beneath',
    language: 'en',
    message: '',
  },
];
