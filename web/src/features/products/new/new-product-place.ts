import type { DraftPlace } from '../../../forms/draft-store.ts';
import { newDraftPlace } from '../../records/create/new-draft.ts';

/** Where the input for a new product of an organisation is kept until it is saved. */
export const newProductPlace = (user: { tenantId: string; id: string }, organisation: string): DraftPlace =>
  newDraftPlace(user, `product-${organisation}`);
