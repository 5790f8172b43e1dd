import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { chanceOf } from './generate/chance.ts';
import type { GeneratedType } from './generate/names.ts';
import { offerings } from './generate/offerings.ts';
import { worldKey } from './key.ts';
import type { OrganisationSeed } from './seeds.ts';
import { type StreekdataProductType, streekdataProductTypes } from './streekdata/product-types.ts';
import { streekdataTypes } from './streekdata/types.ts';

/** A product of a generated organisation: what it says, and whether readers see it. */
export type GeneratedProduct = { key: Key; organisation: OrganisationSeed; type: Key; content: Content; published: boolean };

const levels = [
  'Kennismaking',
  'Vervolg',
  'Ochtendgroep',
  'Avondgroep',
  'Zomereditie',
  'Wintereditie',
  'Voor ouders',
  'Voor iedereen',
] as const;
const free = { kind: 'free' } as const;

/** What each type of product needs beside title and summary to be published. */
const needs: Record<Exclude<StreekdataProductType, 'lidmaatschap'>, (number: number) => Content> = {
  cursus: (number) => ({
    level: 'beginner',
    meetings: 4 + (number % 9),
    places: 8 + (number % 14),
    price: { kind: 'amount', cents: 2500 + (number % 40) * 250 },
  }),
  activiteit: (number) => ({ price: number % 3 === 0 ? free : { kind: 'amount', cents: 250 + (number % 12) * 50 } }),
  tentoonstelling: (number) => ({ opens: `2026-0${1 + (number % 9)}-15`, price: { kind: 'amount', cents: 500 + (number % 10) * 100 } }),
  dienst: (number) => ({ conditions: 'U woont hier, of u werkt hier.', channels: ['desk', 'online'], days: number % 20, price: free }),
};

const typeOf = ({ types }: OrganisationSeed): GeneratedType | undefined =>
  (Object.keys(offerings) as GeneratedType[]).find((name) => types.includes(streekdataTypes[name].key));

/**
 * As many products as are asked for, spread evenly over these generated organisations: made up, but as they could be. The same seed gives
 * the same products, and a larger number for the same organisations begins with those of a smaller one.
 */
export const generateProducts = (organisations: readonly OrganisationSeed[], count: number, seed: number): GeneratedProduct[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: organisations.length === 0 ? 0 : count }, (_, index): GeneratedProduct => {
    const organisation = organisations[index % organisations.length] as OrganisationSeed;
    const { type, titles } = chance.one(offerings[typeOf(organisation) ?? 'gemeente']);
    const title = `${chance.one(titles)}: ${chance.one(levels).toLowerCase()} ${1 + Math.floor(index / organisations.length)}`;
    const { title: name } = organisation.content;
    const summary = `${title}, bij ${typeof name === 'string' ? name : 'ons'}. Meld u aan of loop binnen.`;
    return {
      key: worldKey('generatedProduct', 1, index + 1),
      organisation,
      type: streekdataProductTypes[type].key,
      content: { title, summary, ...needs[type](index) },
      published: chance.below(10) < 7,
    };
  });
};
