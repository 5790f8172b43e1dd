import { sql } from 'kysely';

/** Somebody hears what is done with a product: a subscriber, or whoever shows it. For a query with `product as p`. */
export const isHeard = sql<boolean>`(exists (select from subscription s where s.record = p.key)
  or exists (select from product_consumer pc where pc.product = p.key and pc.state = 'accepted'))`;
