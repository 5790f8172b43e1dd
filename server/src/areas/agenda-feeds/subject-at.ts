import type { FeedSubject } from '@bronhouder/domain/agenda/feed.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { locationsUsable, productUsable } from '../agenda/queries/usable.ts';

type Subject = { organisation: Key; about: FeedSubject; of: Key };

/** Whether this can have a feed at this organisation: itself, or a product or a location of its library that it can put into its agenda. */
export const subjectAt = async (trx: Parameters<typeof productUsable>[0], { organisation, about, of }: Subject): Promise<boolean> => {
  if (about === 'organisation') return of === organisation;
  if (about === 'product') return productUsable(trx, organisation, of);
  return (await locationsUsable(trx, { organisation, product: null, keys: [of] })).get(of) ?? false;
};
