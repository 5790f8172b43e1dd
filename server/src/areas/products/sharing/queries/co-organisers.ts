import { type RawBuilder, sql } from 'kysely';

/** Titles of the organisations that show a product beside its owner, for a query with `product as p`: whom an act on it touches. */
export const coOrganisers: RawBuilder<string[]> = sql`coalesce((
  select json_agg(k.title order by k.title)
  from product_consumer c join organisation k on k.key = c.organisation
  where c.product = p.key and c.state = 'accepted'), '[]')`;

/** Titles of all that show products of an organisation, for a query with `organisation as o`: they lose them with it. */
export const coOrganisersOfOwner: RawBuilder<string[]> = sql`coalesce((
  select json_agg(k.title order by k.title) from organisation k
  where k.key in (
    select c.organisation from product_consumer c join product p on p.key = c.product
    where p.organisation = o.key and c.state = 'accepted')), '[]')`;
