import type { Key } from '@bronhouder/domain/instant.ts';
import type { SharingState } from '@bronhouder/domain/products/sharing.ts';
import { organisations as its } from '@bronhouder/world/cast.ts';
import { streekdataProductTypes } from '@bronhouder/world/streekdata/product-types.ts';
import { filledAt, type World } from '../../../for-tests.ts';

const { cursus } = streekdataProductTypes;

/** A published course of an organisation, written down as it is. */
export const madeProduct = async (world: World, organisation: Key, title: string): Promise<Key> => {
  const key = world.house.newKey();
  const db = world.db();
  const at = { created_at: filledAt, saved_at: filledAt };
  await db
    .insertInto('product')
    .values({
      key,
      organisation,
      type: cursus.key,
      title,
      state: 'ready',
      working: 1,
      published_revision: 1,
      published_from: filledAt,
      ...at,
    })
    .execute();
  const types = JSON.stringify([{ key: cursus.key, version: cursus.version }]);
  await db
    .insertInto('revision')
    .values({ kind: 'product', record: key, number: 1, made_at: filledAt, types, content: JSON.stringify({ title }), fields: ['title'] })
    .execute();
  return key;
};

/** A product as it stands with one organisation, written down as it is. */
export const madeShare = async (world: World, product: Key, organisation: Key, state: SharingState): Promise<Key> => {
  const key = world.house.newKey();
  await world.db().insertInto('product_consumer').values({ key, product, organisation, state, offered_at: filledAt }).execute();
  return key;
};

/** A product of an organisation, what it has to do with another one, and one of that one's products here. */
export type SharedAt = Record<'product' | 'to' | 'from', Key>;

/** Where nothing is left to answer, so that asking changes nothing. */
export const sharedAt = async (world: World, organisation: Key): Promise<SharedAt> => {
  const product = await madeProduct(world, organisation, 'Eigen product');
  const other = await madeProduct(world, its.bladel.key, 'Product van een ander');
  return {
    product,
    to: await madeShare(world, product, its.bladel.key, 'ended'),
    from: await madeShare(world, other, organisation, 'withdrawn'),
  };
};
