import { titleProblems } from '@bronhouder/domain/fields/title.ts';
import { notEditable } from '@bronhouder/domain/fields/editable.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { save } from '@bronhouder/domain/publication/save.ts';
import { stretchOfNow } from '@bronhouder/domain/publication/timeline.ts';
import { changes } from '@bronhouder/domain/saving/merge.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Transaction } from 'kysely';
import type { At, Decided, Verb } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import type { Merged } from './merged-content.ts';
import { namedSupplements, wronglyNamed } from './named-supplements.ts';
import { strictProblems } from './problems.ts';
import { mayDo, type Publishable } from './publishable.ts';
import type { PublishedRecord } from './record.ts';
import { type Typed, typedContent } from './typed-content.ts';
import { type Standing, standing, written } from './written.ts';

export type SaveInput = Typed & { key: string; state: 'concept' | 'ready' };
export type Saved = Standing & Merged & { unchanged: boolean };

/** Whether this save shows something to readers or promises to: then the rules are strict. */
const isStrict = (it: PublishedRecord, input: SaveInput, at: At) => input.state === 'ready' || stretchOfNow(it.facts, at.now) !== null;

/**
 * Saves what was typed as a new revision, as concept or as ready, together with what others saved meanwhile. A save that changes
 * nothing makes no revision. Refuses save.type-changed, input.invalid, save.conflict, save.problems, save.archived, publish.right.
 */
export const saving = <It extends PublishedRecord>(kind: Publishable<It>): Verb<It, SaveInput, Saved, Merged> => {
  const decideOn = async (it: It, input: SaveInput, together: Merged, at: At, trx: Transaction<DB>): Promise<Decided<It, Merged>> => {
    const { content } = together;
    const named = await namedSupplements(trx, it, content);
    const wrong = [
      ...titleProblems(content, false),
      ...notEditable(combine(it.types), it.content, content, at.rights.includes(kind.fieldAdmin)),
      ...wronglyNamed(it.types, { before: it.content, after: content }, named, at.rights),
    ];
    if (wrong.length > 0) return refused('save.problems', { count: wrong.length }, wrong);
    if (input.state === 'ready' && !mayDo(kind, 'saveReady', at)) return refused('right.missing');
    const fields = changes(it.content, content);
    const changed = fields.length > 0;
    if (!changed && input.state === it.facts.state) return done({ unchanged: true, aside: together });
    const no = isStrict(it, input, at) ? kind.against?.(it, content) : null;
    if (no) return no;
    const { problems, ask } = strictProblems(it.types, content, at.caller, named);
    if (ask.length > 0 && isStrict(it, input, at)) return { ask };
    const saved = save(it.facts, { state: input.state, changed }, { ...at, problems, mayPublish: mayDo(kind, 'publish', at) });
    const beside = changed ? { content, ...kind.shown(content, it), savedAt: at.now, savedBy: at.by } : {};
    const outcome = written(it, saved, beside as Partial<It>);
    return outcome.ok ? done({ ...outcome.value, aside: together, ...(changed && { fields }) }) : outcome;
  };
  return {
    records: kind.records,
    decide: async (it, input, at, trx) => {
      const together = await typedContent(it, input, trx);
      return together.ok ? decideOn(it, input, together.value, at, trx) : together;
    },
    answer: (next, { changed, aside }) => ({
      ...standing(next),
      content: next.content,
      merged: aside?.merged ?? [],
      mergedFrom: aside?.mergedFrom ?? null,
      unchanged: !changed,
    }),
  };
};
