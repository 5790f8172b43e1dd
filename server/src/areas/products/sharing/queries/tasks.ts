import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../database/types.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { ShareRecord } from '../record.ts';

/** Asks these people to answer an offer. */
export const ask = async (trx: Transaction<DB>, it: ShareRecord, people: readonly Key[], { house, now }: Caller): Promise<void> => {
  if (people.length === 0) return;
  const details = { share: it.key, title: it.product.title, owner: it.owner.title, organisation: it.consumer.title };
  const about = { kind: 'product-offered', at: now, record_kind: 'organisation', record: it.consumer.key };
  await trx
    .insertInto('task')
    .values(people.map((person) => ({ ...about, key: house.newKey(), user_id: person, details: JSON.stringify(details) })))
    .execute();
};

/** An offer that was answered or taken back asks nobody any more. */
export const noLongerAsked = (trx: Transaction<DB>, shares: readonly Key[]): Promise<unknown> =>
  trx
    .deleteFrom('task')
    .where('kind', '=', 'product-offered')
    .where('done_at', 'is', null)
    .where(sql<boolean>`details ->> 'share' = any(${[...shares]}::text[])`)
    .execute();

/** Part of a statement: tasks of whoever was asked to show these products, done or not; a title stands in them. */
export const askedAbout = (trx: Transaction<DB>, products: readonly Key[]) =>
  trx
    .deleteFrom('task')
    .where('kind', '=', 'product-offered')
    .where(
      sql<boolean>`details ->> 'share' in (select c.key::text from product_consumer c where c.product = any(${[...products]}::uuid[]))`,
    );
