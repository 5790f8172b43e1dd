import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { streekdataOrganisations } from '../organisations.ts';
import type { StreekdataProductType } from '../product-types.ts';
import type { ProductStory } from './stories.ts';

/** A product of the cast: whose, what, how it got where it is, its title and summary, and what else is particular to it. */
export type ProductEntry = readonly [
  organisation: keyof typeof streekdataOrganisations,
  type: StreekdataProductType,
  story: ProductStory,
  title: string,
  summary: string,
  own?: Content,
];
