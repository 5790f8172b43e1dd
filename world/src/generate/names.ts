import type { Place } from '../places.ts';
import type { StreekdataType } from '../streekdata/types.ts';
import type { Chance } from './chance.ts';

export type GeneratedType = Exclude<StreekdataType, 'vvv'>;

/** Names that streets have in many towns. */
export const streets = [
  'Dorpsstraat',
  'Kerkstraat',
  'Molenweg',
  'Schoolstraat',
  'Stationsweg',
  'Lindelaan',
  'Kastanjelaan',
  'Eikenlaan',
  'Beukenlaan',
  'Marktplein',
  'Nieuwstraat',
  'Raadhuisstraat',
  'Wilhelminastraat',
  'Julianalaan',
  'Beatrixstraat',
  'Havenkade',
  'Sportlaan',
  'Parkweg',
  'Burgemeester Smitslaan',
  'Dijkstraat',
  'Achterweg',
  'Hoofdstraat',
  'Kloosterstraat',
  'Meidoornstraat',
  'Spoorlaan',
  'Vondelstraat',
  'Rembrandtlaan',
  'Zuidsingel',
  'Noordsingel',
  'Veldweg',
  'Heidepad',
  'Bosrand',
];

const nouns = [
  'Linde',
  'Brink',
  'Meent',
  'Werf',
  'Dijk',
  'Molen',
  'Waag',
  'Kiem',
  'Poort',
  'Hoeve',
  'Bron',
  'Sluis',
  'Toren',
  'Akker',
  'Beek',
  'Haven',
  'Schans',
  'Ploeg',
  'Zwaan',
  'Ooievaar',
  'Korenbloem',
  'Klaproos',
  'Wilg',
  'Esdoorn',
  'Vuurtoren',
  'Spil',
  'Stelling',
  'Lantaarn',
  'Zonnebloem',
  'Wissel',
  'Schakel',
  'Kern',
  'Terp',
  'Plaats',
];

const clubs = ['SV', 'Sportvereniging', 'Sportclub', 'Omnisportvereniging'];
const clubNames = [
  'Sparta',
  'Vooruit',
  'De Eendracht',
  'Olympia',
  'Be Quick',
  'Voorwaarts',
  'Hercules',
  'De Toekomst',
  'Unitas',
  'Animo',
  'Excelsior',
  'Wilskracht',
  'Victoria',
  'Concordia',
];

const carers = ['Thuiszorg', 'Zorggroep', 'Praktijk', 'Fysiotherapie', 'Zorgboerderij', 'Woonzorghuis', 'Jeugdhulp', 'Dagbesteding'];
const museums = ['Museum', 'Streekmuseum', 'Museumboerderij', 'Oudheidkamer', 'Museum van'];

const names: Record<GeneratedType, (place: Place, chance: Chance) => string> = {
  bibliotheek: ({ city }, chance) => `Bibliotheek De ${chance.one(nouns)} ${city}`,
  museum: ({ city }, chance) => `${chance.one(museums)} De ${chance.one(nouns)} ${city}`,
  archief: ({ municipality }, chance) =>
    `${chance.one(['Archief', 'Streekarchief', 'Stadsarchief', 'Beeldbank'])} De ${chance.one(nouns)} ${municipality}`,
  gemeente: ({ municipality }, chance) => `Gemeente ${municipality}, loket De ${chance.one(nouns)}`,
  sportvereniging: ({ city }, chance) => `${chance.one(clubs)} ${chance.one(clubNames)} ${city}`,
  zorgaanbieder: ({ city }, chance) => `${chance.one(carers)} De ${chance.one(nouns)} ${city}`,
};

/** A name that an organisation of this type could have there. */
export const nameOf = (type: GeneratedType, place: Place, chance: Chance): string => names[type](place, chance);

const sentences: Record<GeneratedType, readonly string[]> = {
  bibliotheek: ['Lenen, lezen en leren in', 'Ontmoetingsplek vol boeken in', 'Bibliotheek met studieplekken en een leescafé in'],
  museum: ['Het verhaal van de streek rond', 'Voorwerpen, foto’s en verhalen uit', 'Klein museum met vrijwilligers in'],
  archief: ['Akten, kaarten en foto’s van', 'Onderzoek naar huis, straat en familie in', 'Bewaart het papieren geheugen van'],
  gemeente: ['Paspoort, rijbewijs en vergunningen voor inwoners van', 'Loket voor alle vragen aan de gemeente in'],
  sportvereniging: [
    'Samen sporten voor jong en oud in',
    'Gezellige vereniging met veel jeugdleden in',
    'Trainen en spelen op eigen veld in',
  ],
  zorgaanbieder: ['Zorg dichtbij, met kleine vaste teams in', 'Hulp thuis of op locatie in', 'Persoonlijke begeleiding en behandeling in'],
};

/** A sentence about it. */
export const summaryOf = (type: GeneratedType, { city }: Place, chance: Chance): string =>
  `${chance.one(sentences[type])} ${city} en omgeving.`;
