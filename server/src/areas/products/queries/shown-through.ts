import type { Key } from '@bronhouder/domain/instant.ts';
import type { Readable } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';

/** An organisation within reach to which a product was offered, or that shows it. */
export type ShownThrough = { key: Key; title: string; state: 'offered' | 'accepted' };

/** Those, by title, for a query with `product as p`. */
export const shownThrough = (readable: Readable) => sql<ShownThrough[]>`coalesce((
  select json_agg(json_build_object('key', o.key, 'title', o.title, 'state', pc.state) order by o.title)
  from product_consumer pc join organisation o on o.key = pc.organisation join team t on t.key = o.team
  where pc.product = p.key and pc.state in ('offered', 'accepted') and ${organisationsWithin(readable)}), '[]')`;

/** How many organisations show it, for a query with `product as p`. */
export const sharedWith = sql<number>`(select count(*)::int from product_consumer pc where pc.product = p.key and pc.state = 'accepted')`;

/** The teams above those organisations, for a query with `product as p`. */
export const shownBeneath = (readable: Readable) => sql<Key[]>`coalesce((
  select json_agg(distinct above) from product_consumer pc join organisation o on o.key = pc.organisation join team t on t.key = o.team,
    unnest(t.path) above
  where pc.product = p.key and pc.state in ('offered', 'accepted') and ${organisationsWithin(readable)}), '[]')`;
