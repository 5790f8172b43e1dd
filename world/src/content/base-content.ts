import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Place } from '../places.ts';
import { phoneNumber } from './phone-number.ts';
import { pick, slugOf } from './pick.ts';

/** Who and where an organisation is. `number` makes it differ from the others, the same way every time. */
export type Identity = { number: number; title: string; summary: string; place: Place; street: string; house: string; letters: string };

const firstNames = ['Marieke', 'Sjoerd', 'Fatima', 'Lars', 'Ria', 'Tjitske', 'Bas', 'Yara', 'Henk', 'Loes'] as const;
const familyNames = ['van Dam', 'de Groot', 'Postma', 'Hendriks', 'Yildiz', 'Kuipers', 'Aerts', 'Terpstra', 'Meijer', 'van Loon'] as const;

const contacts = ({ number, title, place }: Identity): Content => {
  const domain = `${slugOf(title)}.example`;
  const first = pick(firstNames, number * 3);
  return {
    phone: phoneNumber(place.area, 100 + number),
    email: `info@${domain}`,
    website: `https://www.${domain}`,
    people: [
      {
        id: `p${number}`,
        values: {
          name: `${first} ${pick(familyNames, number * 7)}`,
          function: 'Eerste aanspreekpunt',
          email: `${slugOf(first)}@${domain}`,
          phone: phoneNumber(place.area, 500 + number),
        },
      },
    ],
  };
};

const where = ({ number, place, street, house, letters }: Identity): Content => ({
  address: {
    kind: 'ADDRESS',
    country: 'NL',
    postalCode: `${place.postal + (number % 7)} ${letters}`,
    houseNumber: house,
    street,
    city: place.city,
    municipality: place.code,
  },
  // Some hundred metres around the middle of the town, so that pins do not lie on each other.
  location: {
    latitude: Number((Number(place.at.latitude) + ((number * 37) % 21) / 4000 - 0.0025).toFixed(6)),
    longitude: Number((Number(place.at.longitude) + ((number * 53) % 19) / 3000 - 0.003).toFixed(6)),
  },
});

/** What every type of organisation has: complete enough to be published. */
export const baseContent = (identity: Identity): Content => {
  const { number, title, summary } = identity;
  return {
    title,
    summary,
    founded: `${1890 + ((number * 17) % 130)}-0${1 + (number % 9)}-${10 + (number % 18)}`,
    registration: String(30_000_000 + number * 104_729).slice(0, 8),
    consent: true,
    ...contacts(identity),
    ...where(identity),
    wheelchair: pick(['full', 'partly', 'full', 'none'], number),
    parkingSpaces: number % 5,
  };
};
