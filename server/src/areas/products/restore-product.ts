import { refused } from '@bronhouder/domain/outcome.ts';
import { restoring } from '../records/archiving.ts';
import type { RecordVerb } from '../records/written.ts';
import { publishableProduct } from './publishable.ts';
import type { ProductRecord } from './record.ts';

const restoreIt = restoring(publishableProduct);

/** Takes a product out of the archive, as a concept; not out of that of its organisation. */
export const restoreProduct: RecordVerb<ProductRecord> = {
  ...restoreIt,
  decide: (it, input, at, trx) => (it.ownerArchived ? refused('restore.owner-archived') : restoreIt.decide(it, input, at, trx)),
};
