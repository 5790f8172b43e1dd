import type { RecordVerb } from '../records/written.ts';
import { archiving } from '../records/archiving.ts';
import { publishableProduct } from './publishable.ts';
import type { ProductRecord } from './record.ts';
import { withdrawAll } from './sharing/withdraw-all.ts';

const archiveIt = archiving(publishableProduct);

/** Puts a product away: read-only, out of publication, and taken back from every organisation that shows it or was asked to. */
export const archiveProduct: RecordVerb<ProductRecord> = {
  ...archiveIt,
  decide: async (it, input, at, trx) => {
    const decided = await archiveIt.decide(it, input, at, trx);
    if ('ok' in decided && decided.ok) await withdrawAll(trx, it.key, at.caller);
    return decided;
  },
};
