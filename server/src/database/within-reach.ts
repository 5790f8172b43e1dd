import type { Readable } from '@bronhouder/domain/permissions/readable.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

const keys = (list: readonly string[]) => sql`${[...list]}::uuid[]`;

/** Organisations where a right is held, for a query with `organisation as o` and `team as t`: the same meaning as `allowed`, as a filter. */
export const organisationsWithin = ({
  beneathTeams,
  organisations,
}: Pick<Readable, 'beneathTeams' | 'organisations'>): RawBuilder<SqlBool> =>
  sql`(t.path && ${keys(beneathTeams)} or o.key = any(${keys(organisations)}))`;

/** Teams where a right is held, for a query with `team as t`. */
export const teamsWithin = ({ teamsItself, beneathTeams }: Readable): RawBuilder<SqlBool> =>
  sql`(t.key = any(${keys(teamsItself)}) or trim_array(t.path, 1) && ${keys(beneathTeams)})`;

/**
 * Products where a right is held at the owner, or at an organisation to which they were offered or that shows them, for a query with
 * `product as p`, its owner `organisation as o` and the owner's `team as t`.
 */
export const productsWithin = (readable: Readable): RawBuilder<SqlBool> =>
  sql`(${organisationsWithin(readable)} or ${shownWithin(readable)})`;

/** Products that were offered to an organisation where a right is held, or that it shows, for a query with `product as p`. */
export const shownWithin = ({ beneathTeams, organisations }: Readable): RawBuilder<SqlBool> => sql`exists (
  select from product_consumer pc join organisation co on co.key = pc.organisation join team ct on ct.key = co.team
  where pc.product = p.key and pc.state in ('offered', 'accepted')
    and (ct.path && ${keys(beneathTeams)} or co.key = any(${keys(organisations)})))`;
