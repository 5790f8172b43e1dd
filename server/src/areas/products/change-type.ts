import { notEditable } from '@bronhouder/domain/fields/editable.ts';
import { done, type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import { typeChange } from '@bronhouder/domain/products/type-change.ts';
import { save } from '@bronhouder/domain/publication/save.ts';
import { stretchOfNow } from '@bronhouder/domain/publication/timeline.ts';
import { changes } from '@bronhouder/domain/saving/merge.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { At, Decided, Written } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import { namedSupplements } from '../records/named-supplements.ts';
import { strictProblems } from '../records/problems.ts';
import { mayDo } from '../records/publishable.ts';
import { type RecordVerb, type Seen, standing, written } from '../records/written.ts';
import type { TypeReference } from '../types/queries.ts';
import { newTypeOf } from './new-type.ts';
import { publishableProduct as kind } from './publishable.ts';
import type { ProductRecord } from './record.ts';

type Input = Seen & { type: TypeReference };

/** The save of a change of type as its log tells it: which type it was, and which it is. */
const told = ({ next, traces }: Written<ProductRecord>, from: Key, to: Key) => ({
  next,
  traces: traces.map((trace, index) =>
    index === traces.length - 1 ? { ...trace, act: 'changeType', values: { ...trace.values, from, to } } : trace,
  ),
});

/** The product with the other type, and why it cannot be shown so. */
const changed = async (it: ProductRecord, next: ProductRecord, at: At, trx: Transaction<DB>): Promise<Decided<ProductRecord>> => {
  const shown = stretchOfNow(it.facts, at.now) !== null;
  const no = shown ? kind.against?.(next, next.content) : null;
  if (no) return no;
  const { problems, ask } = strictProblems(next.types, next.content, at.caller, await namedSupplements(trx, next, next.content));
  if (shown && ask.length > 0) return { ask };
  const saved = save(it.facts, { state: 'concept', changed: true }, { ...at, problems, mayPublish: mayDo(kind, 'publish', at) });
  const outcome: Outcome<Written<ProductRecord>> = written(it, saved, { ...next, facts: it.facts });
  if (!outcome.ok) return outcome;
  const [from, to] = [it.types[0]?.key ?? '', next.types[0]?.key ?? ''];
  return done({ ...told(outcome.value, from, to), fields: changes(it.content, next.content) });
};

/**
 * Gives a product another type, with what of its content fits that, as a new revision and a concept. What is published stays as it is until
 * the next publication, and changes its type only without problems. Refuses settings.type-not-allowed, settings.type-inactive,
 * save.type-changed (the type is not as it was seen), save.problems (also: a protected field would be lost), save.archived,
 * product.type-needed, publish.right.
 */
export const changeProductType: RecordVerb<ProductRecord, Input> = {
  records: kind.records,
  decide: async (it, { type: chosen }, at, trx) => {
    if (chosen.key === it.types[0]?.key) return done({ unchanged: true });
    const found = await newTypeOf(trx, it.place.teams, at.caller.tenant, chosen.key);
    if (!found.ok) return found;
    const type = found.value;
    if (type.version !== chosen.version) return refused('save.type-changed');
    const from = combine(it.types);
    const fieldAdmin = at.rights.includes(kind.fieldAdmin);
    const { content } = typeChange(from, combine([type]), it.content, fieldAdmin);
    const locked = notEditable(from, it.content, content, fieldAdmin);
    if (locked.length > 0) return refused('save.problems', { count: locked.length }, locked);
    const next = { ...it, types: [type], content, ...kind.shown(content, it), savedAt: at.now, savedBy: at.by };
    return changed(it, next, at, trx);
  },
  answer: standing,
};
