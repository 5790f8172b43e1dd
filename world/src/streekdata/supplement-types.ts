import { afbeelding } from '../types/supplements/afbeelding.ts';
import { contactpersoon } from '../types/supplements/contactpersoon.ts';
import { document } from '../types/supplements/document.ts';
import { locatie } from '../types/supplements/locatie.ts';
import { ruimte } from '../types/supplements/ruimte.ts';
import { typesOf } from '../types/types-of.ts';

const type = typesOf(1);

/** What organisations of Streekdata keep in their library. */
export const streekdataSupplementTypes = {
  locatie: type(21, { nl: 'Locatie', en: 'Location', icon: 'map-pin', category: 'locatie', sections: locatie }),
  ruimte: type(22, { nl: 'Ruimte', en: 'Room', icon: 'door', category: 'locatie', sections: ruimte(1) }),
  contactpersoon: type(23, { nl: 'Contactpersoon', en: 'Contact person', icon: 'user', category: 'contact', sections: contactpersoon }),
  afbeelding: type(24, { nl: 'Afbeelding', en: 'Image', icon: 'photo', category: 'beeld', sections: afbeelding }),
  document: type(25, { nl: 'Document', en: 'Document', icon: 'file-text', category: 'beeld', sections: document }),
};

export type StreekdataSupplementType = keyof typeof streekdataSupplementTypes;
