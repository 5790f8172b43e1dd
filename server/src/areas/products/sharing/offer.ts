import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { share } from '@bronhouder/domain/products/sharing.ts';
import { refusalText } from '../../../http/refusal-text.ts';
import { type Maker, performNew } from '../../../change.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/refusal-error.ts';
import { candidate } from './queries/candidate.ts';
import { lockProduct } from './queries/locked.ts';
import { ownerFor } from './queries/owner.ts';
import type { ShareRecord } from './record.ts';
import { insert } from './store.ts';
import { traceOf } from './trace.ts';

type Offer = { product: Key; organisation: Key; message: string };

/**
 * Offers a product to one organisation, for the first time or again after it was declined, withdrawn or ended. Refuses record.unknown
 * for an organisation out of sight, and whatever `share` refuses.
 */
const offerOne: Maker<ShareRecord, Offer, { key: Key }> = {
  readPlace: 'PRODUCT:read',
  placeOf: async (trx, { product }) => (await lockProduct(trx, product))?.owner.place ?? null,
  make: async ({ product: key, organisation, message }, place, { now, by, caller }, trx) => {
    const [product, found] = [await lockProduct(trx, key), await candidate(trx, caller, key, organisation)];
    if (!product || !found) return refused('record.unknown');
    const { owner, archivedAt, title } = product;
    const sides = { ...found.sides, owner: owner.key, consumer: organisation, productArchivedAt: archivedAt };
    const decided = share('offer', found.state, sides);
    if (!decided.ok) return decided;
    return done({
      key: found.share ?? caller.house.newKey(),
      version: found.version + 1,
      place,
      product: { key, title },
      owner,
      consumer: found.consumer,
      sides,
      state: decided.value,
      message,
      offeredAt: now,
      offeredBy: by,
      answeredAt: null,
      answeredBy: null,
      note: '',
      locations: [],
    });
  },
  insert: (trx, it, caller) => insert(trx, it, [traceOf('offer', it)], caller),
  answer: ({ key }) => ({ key }),
};

type Input = { key: Key; organisations: Key[]; message: string };

/**
 * Offers a product to several organisations, to each in a transaction of its own; an answer for each in the order given, in the language
 * of the user. What was offered before a failure stays offered, and is not offered again by asking again.
 */
export const offerProduct = async (caller: Caller, { key, organisations, message }: Input) => {
  const { archivedAt } = await ownerFor(caller, key);
  if (archivedAt !== null) return refuse('sharing.product-archived');
  const results: { organisation: Key; key: Key | null; reason: { code: string; message: string } | null }[] = [];
  for (const organisation of new Set(organisations)) {
    const made = await performNew(offerOne, caller, { product: key, organisation, message });
    const { language } = caller.who.user;
    results.push(
      made.ok
        ? { organisation, key: made.value.key, reason: null }
        : { organisation, key: null, reason: { code: made.refusal.code, message: refusalText(language, made.refusal) } },
    );
  }
  return results;
};
