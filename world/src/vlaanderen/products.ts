import { worldKey } from '../key.ts';
import type { ProductSeed } from '../seeds.ts';
import { vlaanderenPeople } from './people.ts';
import { vlaanderenProductTypes } from './product-types.ts';

const by = vlaanderenPeople.els.key;
const { dienstverlening, activiteit } = vlaanderenProductTypes;

/** Of the second body in the list, the municipality of Aalst, what it has done for whom. */
const organisation = worldKey('organisation', 2, 2);
const free = { kind: 'free' } as const;
const service = { conditions: 'U woont in de gemeente.', channels: ['desk', 'online'], price: free };

const seed = (number: number, product: Pick<ProductSeed, 'type' | 'content'>, history: ProductSeed['history']): ProductSeed => ({
  key: worldKey('product', 2, number),
  organisation,
  madeOn: -110,
  madeBy: by,
  history,
  ...product,
});

/** What a few Flemish bodies offer. */
export const vlaanderenProducts: ProductSeed[] = [
  seed(
    1,
    {
      type: dienstverlening.key,
      content: { title: 'Adreswijziging aangeven', summary: 'Geef binnen acht dagen na uw verhuizing uw nieuwe adres aan.', ...service },
    },
    [{ day: -100, by, act: 'publish' }],
  ),
  seed(
    2,
    {
      type: dienstverlening.key,
      content: { title: 'Conformiteitsattest aanvragen', summary: 'Laat nagaan of uw huurwoning veilig en gezond is.', ...service },
    },
    [],
  ),
  seed(
    3,
    {
      type: activiteit.key,
      content: { title: 'Carnavalsstoet', summary: 'De stoet trekt drie dagen lang door de straten van de stad.', price: free },
    },
    [{ day: -20, by, act: 'plan', fromDay: 40, tillDay: 90 }],
  ),
];
