import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { sql, type SqlBool } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';
import { productSeen } from '../../products/sharing/queries/shown.ts';

type Entry = { act: string; details: { values?: Values } };
type Pair = { product: Key; consumer: Key };
type Named = Pair & { productTitle: string; ownerTitle: string; consumerTitle: string };

const pairOf = ({ act, details: { values = {} } }: Entry): Pair[] => {
  const { product, consumer } = values;
  return act.startsWith('share') && typeof product === 'string' && typeof consumer === 'string' ? [{ product, consumer }] : [];
};

/**
 * What entries about sharing need to name: the product and both sides, as they are called now. Named to who reads products at the owner, and
 * to who reads them at the other side as long as the product is offered or shown there, or readers see it; what is gone has no title.
 * No round trip when nothing was shared.
 */
export const shareTitles = async ({ db, who, now }: Caller, entries: readonly Entry[]): Promise<(entry: Entry) => Values> => {
  const pairs = entries.flatMap(pairOf);
  if (pairs.length === 0) return () => ({});
  const within = organisationsWithin(readableTeams(who.assignments, 'PRODUCT:read'));
  const atConsumer = sql<SqlBool>`exists (select from organisation o join team t on t.key = o.team where o.key = k.key and ${within})`;
  const thereNow = sql<SqlBool>`exists (
    select from product_consumer c where c.product = p.key and c.organisation = k.key and c.state in ('offered', 'accepted'))`;
  const { rows } = await sql<Named>`
    select distinct p.key as product, k.key as consumer, p.title as "productTitle", o.title as "ownerTitle", k.title as "consumerTitle"
    from json_to_recordset(${JSON.stringify(pairs)}) e(product uuid, consumer uuid)
    join product p on p.key = e.product join organisation o on o.key = p.organisation join team t on t.key = o.team
    join organisation k on k.key = e.consumer
    where ${within} or (${atConsumer} and (${thereNow} or ${productSeen(now)}))`.execute(db);
  const named = new Map(rows.map(({ product, consumer, ...titles }) => [`${product} ${consumer}`, titles]));
  return (entry): Values => pairOf(entry).map(({ product, consumer }) => named.get(`${product} ${consumer}`) ?? {})[0] ?? {};
};
