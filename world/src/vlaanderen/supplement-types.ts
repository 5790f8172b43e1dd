import { afbeelding } from '../types/supplements/afbeelding.ts';
import { contactpersoon } from '../types/supplements/contactpersoon.ts';
import { document } from '../types/supplements/document.ts';
import { locatie } from '../types/supplements/locatie.ts';
import { ruimte } from '../types/supplements/ruimte.ts';
import { typesOf } from '../types/types-of.ts';

const type = typesOf(2);

/** What local bodies keep in their library. */
export const vlaanderenSupplementTypes = {
  locatie: type(21, {
    nl: ['Locatie', 'Locaties'],
    en: ['Location', 'Locations'],
    icon: 'map-pin',
    category: 'bestuur',
    sections: locatie,
  }),
  ruimte: type(22, { nl: ['Zaal', 'Zalen'], en: ['Room', 'Rooms'], icon: 'door', category: 'bestuur', sections: ruimte(2) }),
  contactpunt: type(23, {
    nl: ['Contactpunt', 'Contactpunten'],
    en: ['Contact point', 'Contact points'],
    icon: 'user',
    category: 'bestuur',
    sections: contactpersoon,
  }),
  afbeelding: type(24, {
    nl: ['Afbeelding', 'Afbeeldingen'],
    en: ['Image', 'Images'],
    icon: 'photo',
    category: 'bestuur',
    sections: afbeelding,
  }),
  document: type(25, {
    nl: ['Document', 'Documenten'],
    en: ['Document', 'Documents'],
    icon: 'file-text',
    category: 'bestuur',
    sections: document,
  }),
};
