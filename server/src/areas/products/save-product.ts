import type { Verb } from '../../change.ts';
import type { Merged } from '../records/merged-content.ts';
import { type Saved, type SaveInput, saving } from '../records/saving.ts';
import type { TypeReference } from '../types/queries.ts';
import { publishableProduct } from './publishable.ts';
import type { ProductRecord } from './record.ts';

const saveIt = saving(publishableProduct);

type Input = Omit<SaveInput, 'types'> & { type: TypeReference };

/** Saves what was typed, as concept or as ready, together with what others saved meanwhile. */
export const saveProduct: Verb<ProductRecord, Input, Saved, Merged> = {
  ...saveIt,
  decide: (it, { type, ...input }, at, trx) => saveIt.decide(it, { ...input, types: [type] }, at, trx),
};
