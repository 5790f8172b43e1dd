import { withLocation } from '@bronhouder/domain/agenda/with-location.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, type Outcome } from '@bronhouder/domain/outcome.ts';
import { perform } from '../../../change.ts';
import type { Caller } from '../../../http/caller.ts';
import { RefusalError } from '../../../http/refusal-error.ts';
import { getItem } from '../../agenda/queries/get.ts';
import { saveItem } from '../../agenda/save-item.ts';

const found = async (caller: Caller, key: Key) => {
  try {
    return done(await getItem(caller, { key }));
  } catch (fault) {
    if (fault instanceof RefusalError) return { ok: false as const, refusal: fault.refusal };
    throw fault;
  }
};

/** In the places of an agenda item, by a save as its dialog would do it. */
export const replaceInAgenda = async (caller: Caller, key: Key, { old, by }: { old: Key; by: Key }): Promise<Outcome<unknown>> => {
  const item = await found({ ...caller, right: 'AGENDA:read' }, key);
  if (!item.ok) return item;
  const { working, product, location, timing } = item.value;
  const content = withLocation({ product: product.key, location: location.key, timing }, old, by);
  return perform(saveItem, { ...caller, right: 'AGENDA:update' }, { key, revision: working, ...content });
};
