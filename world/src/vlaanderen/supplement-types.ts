import { contactpersoon } from '../types/supplements/contactpersoon.ts';
import { locatie } from '../types/supplements/locatie.ts';
import { typesOf } from '../types/types-of.ts';

const type = typesOf(2);

/** What local bodies keep in their library. */
export const vlaanderenSupplementTypes = {
  locatie: type(21, { nl: 'Locatie', en: 'Location', icon: 'map-pin', category: 'bestuur', sections: locatie }),
  contactpunt: type(23, { nl: 'Contactpunt', en: 'Contact point', icon: 'user', category: 'bestuur', sections: contactpersoon }),
};
