import { titleOf, titleProblems } from '@bronhouder/domain/fields/title.ts';
import { notEditable } from '@bronhouder/domain/fields/editable.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { changes } from '@bronhouder/domain/saving/merge.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Transaction } from 'kysely';
import type { At, Decided, Verb } from '../../change.ts';
import type { DB } from '../../database/types.ts';
import type { Merged } from '../records/merged-content.ts';
import { namedSupplements, wronglyNamed } from '../records/named-supplements.ts';
import { type Strict, strictProblems } from '../records/problems.ts';
import { referencesOf } from '../records/record.ts';
import { typedContent } from '../records/typed-content.ts';
import type { TypeReference } from '../types/queries.ts';
import { circles } from './circles.ts';
import { isShownNow } from './queries/uses-now.ts';
import { type Standing, standing, type SupplementRecord, refusedArchived } from './record.ts';
import { supplements } from './store.ts';

type Input = { key: Key; revision: number; type: TypeReference; content: Content };
type Answer = Standing & Merged & { unchanged: boolean };

/** What no save may do, and what only a save that readers notice may not. */
const judge = async (
  it: SupplementRecord,
  content: Content,
  at: At,
  trx: Transaction<DB>,
): Promise<{ wrong: Problem[]; strict: () => Promise<Strict> }> => {
  const named = await namedSupplements(trx, it, content);
  const wrong = [
    ...titleProblems(content),
    ...notEditable(combine(it.types), it.content, content, at.rights.includes('SUPPLEMENT:fieldAdmin')),
    ...wronglyNamed(it.types, { before: it.content, after: content }, named, at.rights),
    ...(await circles(trx, it, content)),
  ];
  const shown = () => isShownNow(trx, it, at.now);
  return { wrong, strict: async () => ((await shown()) ? strictProblems(it.types, content, at.caller, named) : { problems: [], ask: [] }) };
};

const decideOn = async (it: SupplementRecord, aside: Merged, at: At, trx: Transaction<DB>): Promise<Decided<SupplementRecord, Merged>> => {
  const { content } = aside;
  const fields = changes(it.content, content);
  if (fields.length === 0) return done({ unchanged: true, aside });
  const { wrong, strict } = await judge(it, content, at, trx);
  if (wrong.length > 0) return refused('save.problems', { count: wrong.length }, wrong);
  const { problems, ask } = await strict();
  if (ask.length > 0) return { ask };
  if (problems.length > 0) return refused('save.problems', { count: problems.length }, problems);
  const working = it.facts.working + 1;
  const next = { ...it, content, title: titleOf(content), facts: { working }, savedAt: at.now, savedBy: at.by };
  return done({ next, fields, aside, traces: [{ act: 'save', revision: working, note: null, values: {}, tell: it.watched }] });
};

/**
 * Saves what was typed as a new revision, together with what others saved meanwhile. What readers see with a published record, or will
 * see by a plan, changes at once, and so is saved only without problems (point 5). Refuses save.archived, save.type-changed,
 * input.invalid, save.conflict, save.problems.
 */
export const saveSupplement: Verb<SupplementRecord, Input, Answer, Merged> = {
  records: supplements,
  decide: async (it, { type, ...input }, at, trx) => {
    if (it.archivedAt) return refusedArchived();
    if (!sameValue([type], referencesOf(it.types))) return refused('save.type-changed', { record: 'supplement' });
    const together = await typedContent(it, { ...input, types: [type] }, trx);
    return together.ok ? decideOn(it, together.value, at, trx) : together;
  },
  answer: (next, { changed, aside }) => ({
    ...standing(next),
    content: next.content,
    merged: aside?.merged ?? [],
    mergedFrom: aside?.mergedFrom ?? null,
    unchanged: !changed,
  }),
};
