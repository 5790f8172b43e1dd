import { sql } from 'kysely';
import type { Along } from '../../change.ts';
import type { Caller } from '../../http/caller.ts';
import { entriesOf, type Trace } from '../../trace.ts';
import { ownFactColumns, ownFacts } from './columns.ts';
import type { ProductOfOwner } from './queries/of-owner.ts';

/** A product with its new facts, and what of it is left in its log. */
export type Changed = { it: ProductOfOwner; traces: Trace[] };

/** The facts that an act on the organisation can change in its products. */
const columns = sql.raw(`published_revision integer, published_from timestamptz, published_till timestamptz, end_recorded boolean,
  planned_revision integer, planned_from timestamptz, planned_till timestamptz, planned_by uuid, withdrawn_at timestamptz`);

/** Many products, written with what changes them all: their facts, a version more, and their audit entries. */
export const changedProducts = (changed: readonly Changed[], caller: Caller): Along | undefined => {
  if (changed.length === 0) return undefined;
  const rows = changed.map(({ it }) => ({ key: it.key, ...ownFactColumns(it) }));
  const entries = changed.map(({ it, traces }) => ({
    traces,
    rows: entriesOf({ kind: 'product', record: it.key, facts: ownFacts(it) }, traces, caller),
  }));
  const told = entries.flatMap(({ traces, rows: written }) => written.filter((_, position) => traces[position]?.tell));
  return {
    tell: told.length > 0,
    writes: (db) => ({
      products: sql`update product p set version = p.version + 1, published_revision = v.published_revision,
        published_from = v.published_from, published_till = v.published_till, end_recorded = v.end_recorded,
        planned_revision = v.planned_revision, planned_from = v.planned_from, planned_till = v.planned_till,
        planned_by = v.planned_by, withdrawn_at = v.withdrawn_at
        from json_to_recordset(${JSON.stringify(rows)}) v(key uuid, ${columns}) where p.key = v.key`,
      productsLogged: db.insertInto('audit').values(entries.flatMap(({ rows: written }) => written)),
      productsUntold: told.length > 0 ? db.insertInto('untold').values(told.map(({ key }) => ({ audit: key }))) : undefined,
    }),
  };
};
