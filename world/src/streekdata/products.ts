import type { Content } from '@bronhouder/domain/fields/value.ts';
import { worldKey } from '../key.ts';
import type { OrganisationSeed, ProductSeed } from '../seeds.ts';
import { type Actors, actorsOf, type TeamName } from './actors.ts';
import { type Library, streekdataLibraries } from './library/supplements.ts';
import { streekdataOrganisations } from './organisations.ts';
import { streekdataPeople as people } from './people.ts';
import { type StreekdataProductType, streekdataProductTypes } from './product-types.ts';
import { productsElsewhere } from './products/elsewhere.ts';
import type { ProductEntry } from './products/entry.ts';
import { productsInNoordBrabant } from './products/in-noord-brabant.ts';
import { productStories } from './products/stories.ts';
import { streekdataTeams } from './tenant.ts';

const amount = (cents: number): Content[string] => ({ kind: 'amount', cents });

/** What each type needs beside title and summary to be published. */
const needed: Record<StreekdataProductType, Content> = {
  cursus: { level: 'beginner', meetings: 8, places: 14, price: amount(6500), audience: ['adults'] },
  activiteit: { price: { kind: 'free' }, audience: ['children', 'adults'] },
  tentoonstelling: { opens: '2026-04-01', price: amount(850), audience: ['adults', 'seniors'] },
  dienst: {
    conditions: 'U woont in het werkgebied en bent achttien jaar of ouder.',
    bring: 'Een geldig identiteitsbewijs.',
    channels: ['desk', 'online'],
    days: 10,
    price: { kind: 'free' },
  },
  lidmaatschap: {},
};

const teamNames = Object.keys(streekdataTeams) as TeamName[];

/** Who works on products of an organisation: at the library Karel and Femke, elsewhere whoever publishes; Ilse's role has no say in them. */
const actorsAt = ({ key, team }: OrganisationSeed): Actors => {
  if (key === streekdataOrganisations.lindenhof.key)
    return { maker: people.karel.key, editor: people.femke.key, publisher: people.karel.key };
  const actors = actorsOf[teamNames.find((name) => streekdataTeams[name].key === team) ?? 'root'];
  return { ...actors, editor: actors.publisher };
};

/** Where it is and who tells more, from the library of its organisation if that has one. */
const fromLibrary = (owner: ProductEntry[0], type: StreekdataProductType): Content => {
  const library = (streekdataLibraries as Partial<Record<ProductEntry[0], Library>>)[owner];
  if (!library || type === 'lidmaatschap') return {};
  const { building, rooms, people } = library;
  const place = type === 'dienst' ? building : (rooms[0] ?? building);
  return { locations: [place.key], ...(people[0] && { contact: [people[0].key] }) };
};

const seedOf = ([owner, type, story, title, summary, own]: ProductEntry, index: number): ProductSeed => {
  const organisation = streekdataOrganisations[owner];
  const actors = actorsAt(organisation);
  return {
    key: worldKey('product', 1, index + 1),
    organisation: organisation.key,
    type: streekdataProductTypes[type].key,
    content: { title, summary, ...needed[type], ...fromLibrary(owner, type), ...own },
    madeBy: actors.editor,
    ...productStories[story](actors),
  };
};

const entries: Record<keyof typeof productsInNoordBrabant | keyof typeof productsElsewhere, ProductEntry> = {
  ...productsInNoordBrabant,
  ...productsElsewhere,
};

/** The products of the cast, by the name that tests use for them. */
export const streekdataProducts = Object.fromEntries(
  Object.entries(entries).map(([name, entry], index) => [name, seedOf(entry, index)]),
) as Record<keyof typeof entries, ProductSeed>;
