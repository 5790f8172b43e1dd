import { worldKey } from '../key.ts';
import type { TeamSeed, TenantSeed } from '../seeds.ts';

const team = (number: number, name: string, comment: string, parent: TeamSeed | null): TeamSeed => ({
  key: worldKey('team', 1, number),
  name,
  comment,
  parent: parent?.key ?? null,
});

const root = team(1, 'Streekdata', 'Beheert het register voor alle streken.', null);
const noordBrabant = team(2, 'Noord-Brabant', 'Provinciaal team; vragen gaan eerst naar het streekteam.', root);
const gelderland = team(3, 'Gelderland', 'Provinciaal team, samen met de Gelderse bibliotheken.', root);
const fryslan = team(4, 'Fryslân', 'Provinsjaal team.', root);

/** The teams of Streekdata: the root, three provinces and their regions. */
export const streekdataTeams = {
  root,
  noordBrabant,
  gelderland,
  fryslan,
  kempen: team(5, 'Kempen', 'Bladel, Bergeijk, Eersel, Oirschot en Reusel-De Mierden.', noordBrabant),
  meierij: team(6, 'Meierij', "'s-Hertogenbosch, Boxtel, Meierijstad en Vught.", noordBrabant),
  westBrabant: team(7, 'West-Brabant', 'Breda, Roosendaal, Bergen op Zoom en omgeving.', noordBrabant),
  achterhoek: team(8, 'Achterhoek', 'Acht gemeenten tussen Winterswijk en Bronckhorst.', gelderland),
  rivierenland: team(9, 'Rivierenland', 'Tiel, Culemborg, Zaltbommel en de Betuwe.', gelderland),
  veluwe: team(10, 'Veluwe', 'Apeldoorn, Ede, Barneveld en de Noord-Veluwe.', gelderland),
  sudwestFryslan: team(11, 'Súdwest-Fryslân', 'Snits, Boalsert en De Fryske Marren.', fryslan),
  noordoostFryslan: team(12, 'Noordoost-Fryslân', 'Dokkum, Dantumadiel en Achtkarspelen.', fryslan),
};

/** The first tenant: a Dutch platform of regions. */
export const streekdataTenant: TenantSeed = {
  key: worldKey('tenant', 1, 1),
  name: 'Streekdata',
  officialName: 'Stichting Streekdata',
  subName: 'Register van cultuur, zorg en vrije tijd',
  category: 'streekplatform',
  email: 'redactie@streekdata.example',
  phoneNumber: '+31885550100',
  website: 'https://www.streekdata.example',
  timeZone: 'Europe/Amsterdam',
  settings: { maximumOrganisationTypes: 3, showOnlineCheck: true },
  sites: [
    {
      id: worldKey('site', 1, 1),
      host: 'localhost',
      name: 'Streekdata',
      icon: 'map-2',
      accent: '#0b5c7a',
      importantMessage: {
        nl: 'Dit is een demonstratie: alle organisaties en mensen hier zijn verzonnen.',
        en: 'This is a demonstration: all organisations and people here are fictional.',
      },
      wording: { nl: {}, en: {} },
    },
  ],
  rootTeam: root,
  builtInRoles: {
    admin: worldKey('role', 1, 1),
    manager: worldKey('role', 1, 2),
    editor: worldKey('role', 1, 3),
    viewer: worldKey('role', 1, 4),
  },
};
