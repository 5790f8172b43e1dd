import { worldKey } from '../key.ts';
import type { TeamSeed, TenantSeed } from '../seeds.ts';
import { vlaanderenWording } from './wording.ts';

const team = (number: number, name: string, comment: string, parent: TeamSeed | null): TeamSeed => ({
  key: worldKey('team', 2, number),
  name,
  comment,
  parent: parent?.key ?? null,
});

const root = team(1, 'Vlaamse besturen', 'Houdt het register van lokale besturen bij.', null);

/** The teams of the Flemish tenant: one per province. */
export const vlaanderenTeams = {
  root,
  antwerpen: team(2, 'Antwerpen', 'Besturen in de provincie Antwerpen.', root),
  limburg: team(3, 'Limburg', 'Besturen in de provincie Limburg.', root),
  oostVlaanderen: team(4, 'Oost-Vlaanderen', 'Besturen in de provincie Oost-Vlaanderen.', root),
  vlaamsBrabant: team(5, 'Vlaams-Brabant', 'Besturen in de provincie Vlaams-Brabant.', root),
  westVlaanderen: team(6, 'West-Vlaanderen', 'Besturen in de provincie West-Vlaanderen.', root),
};

export type FlemishTeam = keyof typeof vlaanderenTeams;

/** The second tenant: a register of Flemish local bodies, with its own accent and words. */
export const vlaanderenTenant: TenantSeed = {
  key: worldKey('tenant', 2, 1),
  name: 'Lokale Besturen',
  officialName: 'Register van Lokale Besturen',
  subName: 'Vlaanderen',
  category: 'overheid',
  email: 'register@besturen.example',
  phoneNumber: '+3225550100',
  website: 'https://www.besturen.example',
  timeZone: 'Europe/Brussels',
  settings: { multipleOrganisationTypesAllowed: false },
  sites: [
    {
      id: worldKey('site', 2, 1),
      host: 'vlaanderen.localhost',
      name: 'Lokale Besturen',
      icon: 'building-bank',
      accent: '#7a3b0b',
      importantMessage: {
        nl: 'Demonstratie met echte namen en adressen. Bron: Agentschap Binnenlands Bestuur.',
        en: 'Demonstration with real names and addresses. Source: Agentschap Binnenlands Bestuur.',
      },
      wording: vlaanderenWording,
    },
  ],
  rootTeam: root,
  builtInRoles: {
    admin: worldKey('role', 2, 1),
    manager: worldKey('role', 2, 2),
    editor: worldKey('role', 2, 3),
    viewer: worldKey('role', 2, 4),
  },
};
