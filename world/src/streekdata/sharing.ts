import type { SharingSeed } from '../seeds.ts';
import { streekdataLibraries as libraries } from './library/supplements.ts';
import { streekdataOrganisations as organisations } from './organisations.ts';
import { streekdataPeople as people } from './people.ts';
import { streekdataProducts as products } from './products.ts';

const { karel, omar, bram, dirk } = people;

/** Products that several organisations show, were asked to show, or do not any more: in every state. */
export const streekdataSharing: SharingSeed[] = [
  {
    product: products.verhalenuur.key,
    organisation: organisations.deKiem.key,
    by: karel.key,
    day: -110,
    message: 'In de zomer kan het bij jullie buiten.',
    answers: [
      { act: 'accept', by: karel.key, day: -108 },
      { act: 'locations', by: karel.key, day: -107, locations: [libraries.deKiem.building.key] },
    ],
  },
  {
    product: products.verhalenuur.key,
    organisation: organisations.bladel.key,
    by: karel.key,
    day: -90,
    message: '',
    answers: [{ act: 'decline', by: bram.key, day: -86, note: 'Wij verwijzen liever naar de bibliotheek zelf.' }],
  },
  {
    product: products.boerenleven.key,
    organisation: organisations.papierMuseum.key,
    by: omar.key,
    day: -120,
    message: 'De kamer over de papiermolen komt van jullie.',
    answers: [{ act: 'accept', by: dirk.key, day: -117 }],
  },
  {
    product: products.boerenleven.key,
    organisation: organisations.fruitMuseum.key,
    by: omar.key,
    day: -119,
    message: '',
    answers: [
      { act: 'accept', by: dirk.key, day: -116 },
      { act: 'end', by: dirk.key, day: -18, note: 'Onze zaal is tot het voorjaar dicht.' },
    ],
  },
  {
    product: products.boerenleven.key,
    organisation: organisations.deHeideroos.key,
    by: omar.key,
    day: -60,
    message: '',
    answers: [{ act: 'withdraw', by: omar.key, day: -58, note: 'Dit was voor een ander bedoeld.' }],
  },
  {
    product: products.boerenleven.key,
    organisation: organisations.bronkhuus.key,
    by: omar.key,
    day: -4,
    message: 'Kunnen de platen ook bij jullie in de vitrine?',
    answers: [],
  },
  {
    product: products.papierscheppen.key,
    organisation: organisations.deScholte.key,
    by: dirk.key,
    day: -2,
    message: 'Een middag papier scheppen op jullie erf: doen jullie mee?',
    answers: [],
  },
];
