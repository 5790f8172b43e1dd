import type { Key } from '@bronhouder/domain/instant.ts';
import { type OperationNodeSource, type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { type Author, entriesOf } from '../../../trace.ts';

/** Items that go with a product: of its owner and of whoever showed it. For a query with `agenda_item as i`. */
export const ofProduct = (product: Key): RawBuilder<SqlBool> => sql`i.product = ${product}`;

/** Items that go with an organisation: in its agenda, of a product of it, or at a location of its library. The same query. */
export const ofOrganisation = (organisation: Key): RawBuilder<SqlBool> => sql`(i.organisation = ${organisation}
  or i.product in (select key from product where organisation = ${organisation})
  or i.locations && array(select key from supplement where organisation = ${organisation}))`;

/** An item that goes with something, and where it stood. */
type Gone = { key: Key; organisation: Key; product: Key };

/** Takes the content of items that go with something out of their revisions and logs; answers which those are. */
export const itemsErased = async (trx: Transaction<DB>, which: RawBuilder<SqlBool>): Promise<Gone[]> => {
  const { rows } = await sql<Gone>`
    select g.key, g.organisation, g.product, erase_record(g.key)
    from (select i.key, i.organisation, i.product from agenda_item i where ${which} order by i.key for update of i) g`.execute(trx);
  return rows;
};

/** Part of a statement: the items themselves. */
export const removedItems = (trx: Transaction<DB>, gone: readonly Gone[]): OperationNodeSource | undefined =>
  gone.length > 0
    ? trx.deleteFrom('agenda_item').where(
        'key',
        'in',
        gone.map(({ key }) => key),
      )
    : undefined;

/** What stays of them in the log. */
export const goneItems = (gone: readonly Gone[], author: Author) =>
  gone.flatMap(({ key, organisation, product }) =>
    entriesOf(
      { kind: 'agenda', record: key },
      [{ act: 'erase', action: 'delete', revision: null, note: null, values: { organisation, product } }],
      author,
    ),
  );
