import { dienst } from '../types/products/dienst.ts';
import { activiteit } from '../types/products/activiteit.ts';
import { typesOf } from '../types/types-of.ts';

const type = typesOf(2);

/** What local bodies offer. */
export const vlaanderenProductTypes = {
  dienstverlening: type(11, {
    nl: ['Dienstverlening', 'Diensten'],
    en: ['Service', 'Services'],
    icon: 'clipboard-list',
    category: 'bestuur',
    sections: dienst(2),
  }),
  activiteit: type(12, {
    nl: ['Activiteit', 'Activiteiten'],
    en: ['Activity', 'Activities'],
    icon: 'calendar-event',
    category: 'bestuur',
    sections: activiteit(2),
  }),
};
