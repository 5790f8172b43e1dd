import { activiteit } from '../types/products/activiteit.ts';
import { cursus } from '../types/products/cursus.ts';
import { dienst } from '../types/products/dienst.ts';
import { tentoonstelling } from '../types/products/tentoonstelling.ts';
import { what } from '../types/products/what.ts';
import { typesOf } from '../types/types-of.ts';

const type = typesOf(1);

/** What organisations of Streekdata offer. Memberships are no longer made (not active). */
export const streekdataProductTypes = {
  cursus: type(11, { nl: ['Cursus', 'Cursussen'], en: ['Course', 'Courses'], icon: 'school', category: 'cultuur', sections: cursus(1) }),
  activiteit: type(12, {
    nl: ['Activiteit', 'Activiteiten'],
    en: ['Activity', 'Activities'],
    icon: 'calendar-event',
    category: 'cultuur',
    sections: activiteit(1),
  }),
  tentoonstelling: type(13, {
    nl: ['Tentoonstelling', 'Tentoonstellingen'],
    en: ['Exhibition', 'Exhibitions'],
    icon: 'photo',
    category: 'cultuur',
    sections: tentoonstelling(1),
  }),
  dienst: type(14, {
    nl: ['Dienst', 'Diensten'],
    en: ['Service', 'Services'],
    icon: 'clipboard-list',
    category: 'overheid',
    sections: dienst(1),
  }),
  lidmaatschap: type(15, {
    nl: ['Lidmaatschap', 'Lidmaatschappen'],
    en: ['Membership', 'Memberships'],
    icon: 'id',
    category: 'sport',
    sections: [what()],
    active: false,
  }),
};

export type StreekdataProductType = keyof typeof streekdataProductTypes;
