import { afbeelding } from '../types/supplements/afbeelding.ts';
import { contactpersoon } from '../types/supplements/contactpersoon.ts';
import { document } from '../types/supplements/document.ts';
import { locatie } from '../types/supplements/locatie.ts';
import { ruimte } from '../types/supplements/ruimte.ts';
import { typesOf } from '../types/types-of.ts';

const type = typesOf(1);

/** What organisations of Streekdata keep in their library. */
export const streekdataSupplementTypes = {
  locatie: type(21, {
    nl: ['Locatie', 'Locaties'],
    en: ['Location', 'Locations'],
    icon: 'map-pin',
    category: 'locatie',
    sections: locatie,
  }),
  ruimte: type(22, { nl: ['Ruimte', 'Ruimtes'], en: ['Room', 'Rooms'], icon: 'door', category: 'locatie', sections: ruimte(1) }),
  contactpersoon: type(23, {
    nl: ['Contactpersoon', 'Contactpersonen'],
    en: ['Contact person', 'Contact persons'],
    icon: 'user',
    category: 'contact',
    sections: contactpersoon,
  }),
  afbeelding: type(24, {
    nl: ['Afbeelding', 'Afbeeldingen'],
    en: ['Image', 'Images'],
    icon: 'photo',
    category: 'beeld',
    sections: afbeelding,
  }),
  document: type(25, {
    nl: ['Document', 'Documenten'],
    en: ['Document', 'Documents'],
    icon: 'file-text',
    category: 'beeld',
    sections: document,
  }),
};

export type StreekdataSupplementType = keyof typeof streekdataSupplementTypes;
