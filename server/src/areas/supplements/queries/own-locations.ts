import type { Key } from '@bronhouder/domain/instant.ts';
import type { Caller } from '../../../http/caller.ts';

/** The places that a co-organiser has a product in, with the key and the version of what it shares with the owner. */
export const ownLocations = ({ db }: Caller, product: Key, organisation: Key) =>
  db
    .selectFrom('product_consumer')
    .select(['key', 'version', 'locations'])
    .where('product', '=', product)
    .where('organisation', '=', organisation)
    .executeTakeFirst();
