import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { weekly } from './agenda-days.ts';
import type { GeneratedProduct } from './generate-products.ts';
import { worldKey } from './key.ts';
import type { AgendaSeed, OrganisationSeed, SupplementSeed } from './seeds.ts';
import { streekdataSupplementTypes } from './streekdata/supplement-types.ts';

/** Where generated organisations are, and what takes place there every week. */
export type GeneratedAgenda = { locations: SupplementSeed[]; items: AgendaSeed[] };

/** On how many organisations it is spread. */
const hosts = 100;
const made = { day: -30 };

const locationOf = ({ key, madeBy, content }: OrganisationSeed, index: number): SupplementSeed => ({
  key: worldKey('generatedLocation', 1, index + 1),
  organisation: key,
  type: streekdataSupplementTypes.locatie.key,
  content: { title: content['title'] ?? null, address: content['address'] ?? null },
  by: madeBy,
  ...made,
});

const itemOf = ({ key: product, organisation }: GeneratedProduct, location: SupplementSeed, index: number): AgendaSeed => {
  const hour = 9 + (index % 11);
  const clock = [`${String(hour).padStart(2, '0')}:00`, `${hour + 1}:30`] as const;
  const weekday = weekdays[index % 7] ?? 'MO';
  return {
    key: worldKey('generatedItem', 1, index + 1),
    organisation: organisation.key,
    product,
    location: location.key,
    by: organisation.madeBy,
    ...made,
    timing: (now: Instant) => weekly(now, [-60, 300], [weekday], clock),
  };
};

/** As many items as are asked for, each every week, of these products of generated organisations. */
export const generateItems = (products: readonly GeneratedProduct[], count: number): GeneratedAgenda => {
  const owners = [...new Map(products.map(({ organisation }) => [organisation.key, organisation])).values()].slice(0, hosts);
  const locations = new Map(owners.map((owner, index) => [owner.key, locationOf(owner, index)]));
  const offered = products.flatMap((product) => {
    const location = locations.get(product.organisation.key);
    return location ? [{ product, location }] : [];
  });
  const items = Array.from({ length: offered.length === 0 ? 0 : count }, (_, index) => {
    const { product, location } = offered[index % offered.length] as (typeof offered)[number];
    return itemOf(product, location, index);
  });
  return { locations: [...locations.values()], items };
};
