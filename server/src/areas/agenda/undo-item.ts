import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import type { Transaction } from 'kysely';
import type { Verb } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import { wronglyNamed } from './judge.ts';
import { itemRevision, newestAct } from './queries/revision.ts';
import { type ItemRecord, refusedArchived, type Seen, type Standing, standing } from './record.ts';
import { rewritten } from './rewritten.ts';
import { items, remove } from './store.ts';
import { erasedTrace, traceOf } from './traces.ts';

/** Acts that made an item or took back another: nothing came before them that could come back. */
const first = new Set(['create', 'split', 'undo']);

type Before = { content: ItemContent; split: ItemRecord | null };

/** What was split off, as it was made; once somebody changed or deleted it, what stood before cannot come back. */
const untouched = async (trx: Transaction<DB>, key: Key): Promise<Outcome<ItemRecord>> => {
  const split = await items.lock(trx, key);
  return split?.version === 1 ? done(split) : refused('agenda.split-changed');
};

const before = async (trx: Transaction<DB>, { key, working }: ItemRecord): Promise<Outcome<Before>> => {
  const newest = await newestAct(trx, key, working);
  const content = await itemRevision(trx, key, working - 1);
  if (!newest || !content || first.has(newest.act)) return refused('agenda.nothing-to-undo');
  if (!newest.split) return done({ content, split: null });
  const split = await untouched(trx, newest.split);
  return split.ok ? done({ content, split: split.value }) : split;
};

/**
 * Takes back the newest write of an item, and deletes what that split off. Refuses save.archived, agenda.nothing-to-undo,
 * agenda.split-changed, agenda.gone: the product or a location of then cannot be used any more.
 */
export const undoItem: Verb<ItemRecord, Seen, Standing> = {
  records: items,
  decide: async (it, _input, at, trx) => {
    if (it.archivedAt) return refusedArchived();
    const found = await before(trx, it);
    if (!found.ok) return found;
    const { content, split } = found.value;
    const { organisation } = it;
    const gone = await wronglyNamed(trx, { organisation, before: it, after: content }, at);
    if (gone.length > 0) return refused('agenda.gone');
    const next = rewritten(it, content, at);
    if (!next) return refused('agenda.nothing-to-undo');
    if (split) await remove(trx, split, [erasedTrace(split)], at.caller);
    return done({ ...next, traces: [traceOf('undo', next.next, split ? { split: split.key } : {})] });
  },
  answer: (next) => standing(next),
};
