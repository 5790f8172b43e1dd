import type { ItemContent, Timing } from '@bronhouder/domain/agenda/item.ts';
import { keptChanges } from '@bronhouder/domain/agenda/kept.ts';
import { normaliseTiming } from '@bronhouder/domain/agenda/normalise.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../change.ts';
import { problemsWith } from './judge.ts';
import { itemTogether } from './merged.ts';
import { contentOf, type ItemRecord, refusedArchived, type Standing, standing } from './record.ts';
import { rewritten } from './rewritten.ts';
import { items } from './store.ts';
import { traceOf } from './traces.ts';

type Input = { key: Key; revision: number; product: Key | null; location: Key | null; timing: Timing };
/** Which parts came from somebody else who saved in between. */
type Aside = { merged: string[] };
type Answer = Standing & Aside & { unchanged: boolean };

/** Dates that the pattern does not give any more take what was different about them along. */
const withKept = (it: ItemRecord, content: ItemContent): ItemContent => ({
  ...contentOf(content),
  timing: keptChanges(it.timing, content.timing).timing,
});

/**
 * Saves what the dialog says, together with what others saved since it was opened. Refuses save.archived, save.conflict, input.invalid, and
 * form.problems with everything that is wrong at its field.
 */
export const saveItem: Verb<ItemRecord, Input, Answer, Aside> = {
  records: items,
  decide: async (it, { revision, product, location, timing: typed }, at, trx) => {
    if (it.archivedAt) return refusedArchived();
    const { organisation } = it;
    const timing = normaliseTiming(typed);
    const open = product === null || location === null;
    const together = open ? null : await itemTogether({ ...it, content: contentOf(it) }, revision, { product, location, timing }, trx);
    if (together && !together.ok) return together;
    const after = together?.value.content ?? { product, location, timing };
    const problems = await problemsWith(trx, { organisation, before: it, after }, at);
    if (problems.length > 0 || !together) return refused('form.problems', { count: problems.length }, problems);
    const aside = { merged: together.value.merged };
    const next = rewritten(it, withKept(it, together.value.content), at);
    return done(next ? { ...next, traces: [traceOf('save', next.next, {})], aside } : { unchanged: true, aside });
  },
  answer: (next, { changed, aside }) => ({ ...standing(next), merged: aside?.merged ?? [], unchanged: !changed }),
};
