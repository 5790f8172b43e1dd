import { type RawBuilder, sql } from 'kysely';

/** Titles of the organisations that show a product beside its owner, for a query with `product as p`: whom an act on it touches. */
export const coOrganisers: RawBuilder<string[]> = sql`coalesce((
  select json_agg(k.title order by k.title)
  from product_consumer c join organisation k on k.key = c.organisation
  where c.product = p.key and c.state = 'accepted'), '[]')`;
