import type { Localised } from '@bronhouder/domain/fields/definition.ts';
import { demoPassword } from '../demo-password.ts';
import { worldKey } from '../key.ts';
import type { PersonSeed } from '../seeds.ts';

const person = (number: number, name: [string, string, string], story: Localised): PersonSeed => {
  const [firstName, infix, familyName] = name;
  return {
    key: worldKey('person', 1, number),
    email: `${firstName.toLowerCase()}@streekdata.example`,
    firstName,
    infix,
    familyName,
    phoneNumber: `+3188555${String(100 + number).padStart(4, '0')}`,
    language: 'nl',
    password: demoPassword,
    secondFactor: null,
    story,
  };
};

/** The people of Streekdata, by first name. */
export const streekdataPeople = {
  anna: person(1, ['Anna', 'de', 'Wit'], { nl: 'beheerder van heel Streekdata', en: 'administrator of all of Streekdata' }),
  bram: person(2, ['Bram', 'van den', 'Berg'], { nl: 'beheerder van Noord-Brabant', en: 'administrator of Noord-Brabant' }),
  carla: person(3, ['Carla', '', 'Hoekstra'], { nl: 'beheerder van Fryslân', en: 'administrator of Fryslân' }),
  dirk: person(4, ['Dirk', '', 'Wolters'], { nl: 'beheerder van Gelderland', en: 'administrator of Gelderland' }),
  karel: person(5, ['Karel', '', 'Jansen'], {
    nl: 'manager van Bibliotheek Lindenhof en Museum De Kiem',
    en: 'manager of Bibliotheek Lindenhof and Museum De Kiem',
  }),
  femke: person(6, ['Femke', '', 'Bos'], { nl: 'redacteur van Bibliotheek Lindenhof', en: 'editor of Bibliotheek Lindenhof' }),
  gijs: person(7, ['Gijs', '', 'Vermeer'], {
    nl: 'redacteur van alles onder het team Achterhoek, niet van het team zelf',
    en: 'editor of everything beneath the team Achterhoek, not of the team itself',
  }),
  hanna: person(8, ['Hanna', '', 'Visser'], { nl: 'leest alles mee, verandert niets', en: 'reads everything, changes nothing' }),
  ilse: person(9, ['Ilse', '', 'Smits'], {
    nl: 'eigen rol Gegevensbeheerder in Noord-Brabant: ook afgeschermde velden, niet publiceren',
    en: 'custom role Gegevensbeheerder in Noord-Brabant: protected fields too, no publishing',
  }),
  joost: person(10, ['Joost', '', 'Mulder'], { nl: 'is uitgenodigd, en heeft nog geen rol', en: 'is invited, and has no role yet' }),
  noor: person(11, ['Noor', '', 'Peeters'], {
    nl: 'manager van de Meierij en alles daaronder',
    en: 'manager of the Meierij and all beneath',
  }),
  omar: person(12, ['Omar', 'el', 'Idrissi'], {
    nl: 'manager van één museum en redacteur van een archief',
    en: 'manager of one museum and editor of one archive',
  }),
  wietske: {
    ...person(13, ['Wietske', '', 'Dijkstra'], {
      nl: 'beheerder van Súdwest-Fryslân, met tweede factor',
      en: 'administrator of Súdwest-Fryslân, with a second factor',
    }),
    secondFactor: { secret: 'demo-geheim-van-wietske-dijkstra', recoveryCodes: ['weide-4821', 'molen-7350', 'skutsje-9164'] },
  },
  truus: {
    ...person(14, ['Truus', '', 'Hendriks'], { nl: 'logde twee jaar niet in', en: 'has not signed in for two years' }),
    past: { madeOn: -1100, lastLogonOn: -735, deactivatedOn: null },
  },
  lotte: person(16, ['Lotte', '', 'Brouwer'], { nl: 'heeft geen enkele rol', en: 'has no role at all' }),
  pieter: {
    ...person(15, ['Pieter', '', 'Kuipers'], { nl: 'uitgeschakeld: kan niet inloggen', en: 'deactivated: cannot sign in' }),
    past: { madeOn: -900, lastLogonOn: -40, deactivatedOn: -12 },
  },
};
