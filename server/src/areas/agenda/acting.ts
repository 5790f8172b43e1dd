import type { Act, Acted } from '@bronhouder/domain/agenda/acts/act.ts';
import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import { normaliseTiming } from '@bronhouder/domain/agenda/normalise.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import type { Along, At, Verb } from '../../change.ts';
import { problemsWith } from './judge.ts';
import { newItem } from './new-item.ts';
import { contentOf, type ItemRecord, refusedArchived, type Seen, type Standing, standing } from './record.ts';
import { rewritten } from './rewritten.ts';
import { inserted, items } from './store.ts';
import { type AgendaAct, splitTrace, traceOf } from './traces.ts';
import { startOf } from './start-of.ts';

type Told = { values: Values; note: string | null };

/** An act on times of an item: what it makes of when it takes place, and what of the input its log tells. */
export type TimesAct<Input> = { name: AgendaAct; decide(timing: Timing, input: Input): Act; told(input: Input): Told };

/** What is wrong with the one time that is acted on is said of the act's own fields. */
const ofTheAct = (problem: Problem): Problem => ({ ...problem, field: problem.field.replace(/^timing\.(?:changes|meetings)\.\d+\./, '') });

/** What becomes an item of its own: with everything else as it is here. */
const splitOff = (it: ItemRecord, { split, location }: Acted, at: At): ItemRecord | null =>
  split
    ? newItem(
        {
          key: at.caller.house.newKey(),
          organisation: it.organisation,
          teams: it.place.teams,
          content: { product: it.product, location: location ?? it.location, timing: normaliseTiming(split) },
        },
        at,
      )
    : null;

const alongWith = (it: ItemRecord, made: ItemRecord | null, at: At): { along?: Along } =>
  made ? { along: { writes: (db) => inserted(db, [{ it: made, trace: splitTrace(made, it.key) }], at.caller), tell: false } } : {};

/**
 * An act on times of an item as a verb. Refuses save.archived, what the act refuses, and form.problems when the item would not be right any
 * more, in what stays or in what is split off.
 */
export const acting = <Input extends Seen & { at?: string }>(act: TimesAct<Input>): Verb<ItemRecord, Input, Standing, Key | null> => ({
  records: items,
  decide: async (it, input, at, trx) => {
    if (it.archivedAt) return refusedArchived();
    const acted = act.decide(it.timing, input);
    if (!acted.ok) return acted;
    const { split, location } = acted.value;
    const timing = normaliseTiming(acted.value.timing);
    const made = splitOff(it, acted.value, at);
    const after = { product: it.product, location: split ? it.location : (location ?? it.location), timing };
    const { organisation } = it;
    const problems = [
      ...(await problemsWith(trx, { organisation, before: it, after }, at)),
      ...(made ? await problemsWith(trx, { organisation, before: it, after: contentOf(made) }, at) : []),
    ].map(ofTheAct);
    if (problems.length > 0) return refused('form.problems', { count: problems.length }, problems);
    const next = rewritten(it, after, at);
    if (!next) return done({ unchanged: true, aside: null });
    const { values, note } = act.told(input);
    const was = startOf(it.timing, input.at);
    const told = { ...values, ...(was && { was }), ...(made && { split: made.key }) };
    return done({ ...next, traces: [traceOf(act.name, next.next, told, note)], aside: made?.key ?? null, ...alongWith(it, made, at) });
  },
  answer: (next, { aside }) => standing(next, aside ?? null),
});
