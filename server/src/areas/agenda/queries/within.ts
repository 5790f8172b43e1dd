import type { Key } from '@bronhouder/domain/instant.ts';
import { type Readable, readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';

/** Items of a product of an organisation where the right is held, in the agenda of who shows that product; for a query with `agenda_item as i`. */
const ofOwnProduct = (readable: Readable): RawBuilder<SqlBool> => sql`exists (
  select from product ip join organisation o on o.key = ip.organisation join team t on t.key = o.team
  where ip.key = i.product and ip.organisation <> i.organisation and ${organisationsWithin(readable)}
    and exists (select from product_consumer c where c.product = ip.key and c.organisation = i.organisation and c.state = 'accepted'))`;

/**
 * Agenda items that may be read: where AGENDA:read is held, and those of its own products at who shows them, as long as they do. For a
 * query with `agenda_item as i`, its `organisation as o` and the `team as t` of that.
 */
export const itemsWithin = ({ who }: Caller): RawBuilder<SqlBool> => {
  const readable = readableTeams(who.assignments, 'AGENDA:read');
  return sql`(${organisationsWithin(readable)} or ${ofOwnProduct(readable)})`;
};

/** Items of one team (with what is beneath or not), organisation, product or location; for the same query. */
export type Scope = {
  team?: Key | undefined;
  beneath?: boolean;
  organisation?: Key | undefined;
  product?: Key | undefined;
  location?: Key | undefined;
};

export const scoped = ({ team, beneath = true, organisation, product, location }: Scope): RawBuilder<SqlBool>[] => [
  ...(team ? [beneath ? sql<SqlBool>`t.path @> ${[team]}::uuid[]` : sql<SqlBool>`t.key = ${team}`] : []),
  ...(organisation ? [sql<SqlBool>`i.organisation = ${organisation}`] : []),
  ...(product ? [sql<SqlBool>`i.product = ${product}`] : []),
  ...(location ? [sql<SqlBool>`i.locations @> ${[location]}::uuid[]`] : []),
];
