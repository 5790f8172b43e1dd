import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { Trace } from '../../trace.ts';

/** The trace of a product or supplement that goes with its organisation. */
export const goneWith = (organisation: Key): Trace => ({
  act: 'erase',
  action: 'delete',
  revision: null,
  note: null,
  values: { organisation },
});

/** Takes the content of an organisation, its products and its library out of their revisions and logs; answers which those are. */
export const erasedWith = async (trx: Transaction<DB>, organisation: Key): Promise<{ products: Key[]; supplements: Key[] }> => {
  const { rows } = await sql<{ key: Key; kind: string }>`
    select r.key, r.kind, erase_record(r.key) from (
      select key, 'product' as kind from product where organisation = ${organisation}
      union all select key, 'supplement' from supplement where organisation = ${organisation}
      union all select ${organisation}::uuid, 'organisation'
    ) r`.execute(trx);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ key }) => key);
  return { products: of('product'), supplements: of('supplement') };
};
