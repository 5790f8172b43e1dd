import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { publish } from '@bronhouder/domain/publication/publish.ts';
import { generateOrganisations } from '@bronhouder/world/generate.ts';
import { type GeneratedProduct, generateProducts } from '@bronhouder/world/generate-products.ts';
import { streekdataTenant } from '@bronhouder/world/streekdata/tenant.ts';
import { newProduct } from '../areas/products/new-product.ts';
import { type Owner, ownersOf } from '../areas/products/place.ts';
import type { ProductRecord } from '../areas/products/record.ts';
import { insertHistories } from '../areas/products/store.ts';
import type { History } from '../areas/records/history-store.ts';
import { written } from '../areas/records/written.ts';
import { productTypes } from '../areas/types/queries.ts';
import type { Author } from '../trace.ts';
import type { House } from '../house.ts';
import { daysFrom, learn, presentAmong } from './store.ts';

const { key: tenant } = streekdataTenant;
/** How many go into one statement: their values stay below what PostgreSQL takes at once. */
const atOnce = 1000;
const seed = 2026;

type Types = Awaited<ReturnType<typeof productTypes>>;

/** How one came into being: made by whoever made its organisation, and published a week later where readers see it. */
const historyOf = (
  { house, now }: { house: House; now: Instant },
  product: GeneratedProduct,
  owner: Owner,
  types: Types,
): History<ProductRecord> | null => {
  const type = types.find(({ key }) => key === product.type);
  if (!type) return null;
  const by = product.organisation.madeBy;
  const authorOn = (day: number): Author => ({ house, now: daysFrom(now, day), who: { user: { key: by } } });
  const [made, out] = [authorOn(-200), authorOn(-193)];
  const it = newProduct({ key: product.key, owner, type, content: product.content }, { now: made.now, by });
  const published = product.published && written(it, publish(it.facts, {}, { now: out.now, by, problems: [] }));
  const acts =
    published && published.ok ? [{ written: { ...published.value, next: { ...published.value.next, version: 2 } }, caller: out }] : [];
  return { made: it, by: made, acts };
};

/** The generated products of so many generated organisations. What is archived or deactivated offers nothing. */
const productsOf = (owners: ReadonlyMap<Key, Owner>, organisations: number, count: number): GeneratedProduct[] => {
  const offering = generateOrganisations(organisations, seed).filter(({ key }) => {
    const owner = owners.get(key);
    return owner && owner.archivedAt === null && owner.deactivatedAt === null;
  });
  return generateProducts(offering, count, seed);
};

/**
 * Adds generated products to the generated organisations of the demo world until there are as many of them as asked for; all of them,
 * and how many it added.
 */
export const fillProducts = async (
  house: House,
  organisations: number,
  count: number,
): Promise<{ products: GeneratedProduct[]; added: number }> => {
  const now = house.clock();
  const db = house.database.forTenant(tenant);
  const owners = new Map((await ownersOf(db)).map((owner): [Key, Owner] => [owner.place.organisation, owner]));
  const wanted = productsOf(owners, organisations, count);
  const present = new Set(
    await presentAmong(
      house.database,
      tenant,
      'product',
      wanted.map(({ key }) => key),
    ),
  );
  const absent = wanted.filter(({ key }) => !present.has(key));
  const types = await productTypes(db);
  for (let from = 0; from < absent.length; from += atOnce) {
    const histories = absent.slice(from, from + atOnce).flatMap((product) => {
      const owner = owners.get(product.organisation.key);
      return (owner && historyOf({ house, now }, product, owner, types)) ?? [];
    });
    await db.transaction().execute((trx) => insertHistories(trx, histories));
  }
  if (absent.length > 0) await learn(house.database);
  return { products: wanted, added: absent.length };
};
