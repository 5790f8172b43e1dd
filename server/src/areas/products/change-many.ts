import type { Along } from '../../change.ts';
import type { Caller } from '../../http/caller.ts';
import { entriesOf, type Trace } from '../../trace.ts';
import { ownFactColumns, ownFacts } from './columns.ts';
import type { ProductOfOwner } from './queries/of-owner.ts';
import { updatedMany } from './store.ts';

/** A product with its new facts, and what of it is left in its log. */
export type Changed = { it: ProductOfOwner; traces: Trace[] };

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
      products: updatedMany(rows),
      productsLogged: db.insertInto('audit').values(entries.flatMap(({ rows: written }) => written)),
      productsUntold: told.length > 0 ? db.insertInto('untold').values(told.map(({ key }) => ({ audit: key }))) : undefined,
    }),
  };
};
