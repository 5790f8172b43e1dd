import type { TeamSettingsSeed } from '../seeds.ts';
import { streekdataPeople as people } from './people.ts';
import { streekdataTeams as teams } from './tenant.ts';
import { streekdataTypes as types } from './types.ts';

/** What the teams of Streekdata set for what is beneath them. Kempen leaves sport to others; it has clubs from before that. */
export const streekdataTeamSettings: TeamSettingsSeed[] = [
  { team: teams.root.key, by: people.anna.key, day: -400, settings: { maxVerifyAge: 548, online: { value: true, mandatory: false } } },
  { team: teams.noordBrabant.key, by: people.bram.key, day: -120, settings: { maxVerifyAge: 365 } },
  { team: teams.fryslan.key, by: people.carla.key, day: -60, settings: { productWorkflow: { value: true, mandatory: true } } },
  {
    team: teams.kempen.key,
    by: people.bram.key,
    day: -2,
    settings: {
      organisationTypes: [types.bibliotheek, types.museum, types.archief, types.gemeente, types.zorgaanbieder].map(({ key }) => key),
    },
  },
];
