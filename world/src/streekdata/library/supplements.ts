import type { Address, Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { phoneNumber } from '../../content/phone-number.ts';
import { slugOf } from '../../content/pick.ts';
import { worldKey } from '../../key.ts';
import { places } from '../../places.ts';
import type { OrganisationSeed, SupplementSeed } from '../../seeds.ts';
import { actorsOf } from '../actors.ts';
import { streekdataOrganisations } from '../organisations.ts';
import { streekdataPeople } from '../people.ts';
import { streekdataSupplementTypes, type StreekdataSupplementType } from '../supplement-types.ts';
import { streekdataTeams } from '../tenant.ts';
import type { Elsewhere, Shelf } from './shelf.ts';
import { shelves } from './shelves.ts';

/** The supplements of one organisation: its own building, the other address, rooms, people, an image and a document. */
export type Library = Record<'building' | 'elsewhere' | 'image' | 'document', SupplementSeed> &
  Record<'rooms' | 'people', SupplementSeed[]>;

const addressOf = ({ street, house, letters, place }: Elsewhere): Address => {
  const { postal, city, code } = places[place];
  return { kind: 'ADDRESS', country: 'NL', postalCode: `${postal + 1} ${letters}`, houseNumber: house, street, city, municipality: code };
};

const pointOf = ({ place }: Elsewhere): Content => {
  const { latitude, longitude } = places[place].at;
  return {
    location: { latitude: Number((Number(latitude) + 0.006).toFixed(6)), longitude: Number((Number(longitude) - 0.008).toFixed(6)) },
  };
};

/** Whoever edits the organisation works on its library: Femke at the library itself, elsewhere who makes the organisations of the team. */
const editorOf = (organisation: OrganisationSeed): Key => {
  const team = Object.entries(streekdataTeams).find(([, { key }]) => key === organisation.team);
  const name = team?.[0] as keyof typeof actorsOf;
  return organisation.key === streekdataOrganisations.lindenhof.key ? streekdataPeople.femke.key : actorsOf[name].maker;
};

const libraryOf = (organisation: OrganisationSeed, shelf: Shelf, number: number): Library => {
  const [by, day] = [editorOf(organisation), Math.min(organisation.madeOn + 3, -1)];
  const made = (slot: number, type: StreekdataSupplementType, content: Content): SupplementSeed => ({
    key: worldKey('supplement', 1, number * 20 + slot),
    organisation: organisation.key,
    type: streekdataSupplementTypes[type].key,
    content,
    by,
    day,
  });
  const { address, location, phone } = organisation.content;
  const { building, elsewhere, rooms, people, image, document, closed } = shelf;
  const own = made(0, 'locatie', {
    title: building,
    ...(address && { address }),
    ...(location && { location }),
    ...(phone && { phone }),
    access: ['wheelchair', 'toilet'],
  });
  return {
    building: own,
    elsewhere: {
      ...made(1, 'locatie', { title: elsewhere.title, address: addressOf(elsewhere), ...pointOf(elsewhere) }),
      ...(closed && { closed }),
    },
    rooms: rooms.map(([title, seats], index) => made(2 + index, 'ruimte', { title, location: [own.key], seats, floor: index })),
    people: people.map(([title, position], index) =>
      made(8 + index, 'contactpersoon', {
        title,
        function: position,
        email: `${slugOf(title)}@${slugOf(building)}.example`,
        phone: phoneNumber(places[elsewhere.place].area, 700 + number * 10 + index),
      }),
    ),
    image: {
      ...made(14, 'afbeelding', { title: image.title, alternative: image.alternative }),
      upload: { field: 'image', file: { name: `${slugOf(image.title)}.png`, kind: 'picture', hue: image.hue, text: '' } },
    },
    document: {
      ...made(15, 'document', { title: document.title }),
      upload: { field: 'document', file: { name: `${slugOf(document.title)}.pdf`, kind: 'document', hue: 0, text: document.text } },
    },
  };
};

const libraries = Object.entries<Shelf>(shelves).map(([name, shelf], index) => {
  const organisation = streekdataOrganisations[name as keyof typeof shelves];
  return [name, libraryOf(organisation, shelf, index + 1)] as const;
});

/** What organisations of Streekdata keep in their library, by the name of the organisation. */
export const streekdataLibraries = Object.fromEntries(libraries) as Record<keyof typeof shelves, Library>;

/** The same as one list: what is named comes before what names it. */
export const streekdataSupplements: SupplementSeed[] = Object.values(streekdataLibraries).flatMap(
  ({ building, elsewhere, rooms, people, image, document }) => [building, elsewhere, ...rooms, ...people, image, document],
);
