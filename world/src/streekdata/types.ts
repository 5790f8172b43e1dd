import { archief } from '../types/archief.ts';
import { bibliotheek } from '../types/bibliotheek.ts';
import { gemeente } from '../types/gemeente.ts';
import { museum } from '../types/museum.ts';
import { sportvereniging } from '../types/sportvereniging.ts';
import { typesOf } from '../types/types-of.ts';
import { vvv } from '../types/vvv.ts';
import { zorgaanbieder } from '../types/zorgaanbieder.ts';

const type = typesOf(1);

/** The types of organisation of Streekdata. A municipality stays one (not removable); tourist offices are no longer made (not active). */
export const streekdataTypes = {
  bibliotheek: type(1, {
    nl: ['Bibliotheek', 'Bibliotheken'],
    en: ['Library', 'Libraries'],
    icon: 'book',
    category: 'cultuur',
    sections: bibliotheek,
  }),
  museum: type(2, { nl: ['Museum', 'Musea'], en: ['Museum', 'Museums'], icon: 'building-museum', category: 'cultuur', sections: museum }),
  archief: type(3, { nl: ['Archief', 'Archieven'], en: ['Archive', 'Archives'], icon: 'archive', category: 'cultuur', sections: archief }),
  gemeente: type(4, {
    nl: ['Gemeente', 'Gemeenten'],
    en: ['Municipality', 'Municipalities'],
    icon: 'building-community',
    category: 'overheid',
    sections: gemeente,
    removable: false,
  }),
  sportvereniging: type(5, {
    nl: ['Sportvereniging', 'Sportverenigingen'],
    en: ['Sports club', 'Sports clubs'],
    icon: 'ball-football',
    category: 'sport',
    sections: sportvereniging,
  }),
  zorgaanbieder: type(6, {
    nl: ['Zorgaanbieder', 'Zorgaanbieders'],
    en: ['Care provider', 'Care providers'],
    icon: 'heart-handshake',
    category: 'zorg',
    sections: zorgaanbieder,
  }),
  vvv: type(7, {
    nl: ['VVV-kantoor', 'VVV-kantoren'],
    en: ['Tourist office', 'Tourist offices'],
    icon: 'info-circle',
    category: 'toerisme',
    sections: vvv,
    active: false,
  }),
};

export type StreekdataType = keyof typeof streekdataTypes;
