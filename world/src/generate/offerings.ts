import type { StreekdataProductType } from '../streekdata/product-types.ts';
import type { GeneratedType } from './names.ts';

type Offering = { type: Exclude<StreekdataProductType, 'lidmaatschap'>; titles: readonly string[] };

const lending: Offering = {
  type: 'cursus',
  titles: [
    'Klik en tik',
    'Digisterker',
    'Nederlands lezen en schrijven',
    'Spaans',
    'Fotograferen met de telefoon',
    'Schrijven over vroeger',
  ],
};
const afternoons: Offering = {
  type: 'activiteit',
  titles: ['Voorleesmiddag', 'Schrijverscafé', 'Peuteruur', 'Repaircafé', 'Spelletjesmiddag', 'Lezing over de streek', 'Open dag'],
};
const shows: Offering = {
  type: 'tentoonstelling',
  titles: [
    'Van dorp tot stad',
    'Sporen in het land',
    'Vrouwen van de fabriek',
    'Water en dijken',
    'De kamer van toen',
    'Foto’s van de markt',
  ],
};
const desk: Offering = {
  type: 'dienst',
  titles: [
    'Paspoort',
    'Rijbewijs',
    'Verhuizing doorgeven',
    'Parkeervergunning',
    'Huishoudelijke hulp',
    'Trouwen',
    'Uittreksel',
    'Kapvergunning',
  ],
};
const care: Offering = {
  type: 'dienst',
  titles: ['Hulp in huis', 'Wondverzorging', 'Dagbesteding', 'Nachtzorg', 'Fysiotherapie aan huis', 'Gesprek over mantelzorg'],
};
const training: Offering = {
  type: 'activiteit',
  titles: ['Jeugdtraining', 'Wandelvoetbal', 'Proefles', 'Clubdag', 'Zomerkamp', 'Toernooi', 'Training voor ouders'],
};

/** What organisations of each type offer. */
export const offerings: Record<GeneratedType, readonly Offering[]> = {
  bibliotheek: [lending, afternoons],
  museum: [shows, afternoons],
  archief: [shows, lending],
  gemeente: [desk],
  sportvereniging: [training],
  zorgaanbieder: [care],
};
