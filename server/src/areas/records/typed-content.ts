import { fieldsOf, normaliseContent } from '@bronhouder/domain/fields/check.ts';
import { readContent } from '@bronhouder/domain/fields/shape-problems.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { TypeReference } from '../types/queries.ts';
import { contentTogether, type Merged } from './merged-content.ts';
import { referencesOf, type RevisedRecord } from './record.ts';
import { withStoredFiles } from './stored-files.ts';

/** What a form sends: the revision and the types that it started from, and what stands in it now. */
export type Typed = { revision: number; types: TypeReference[]; content: Content };

/** What the types do not have (any more) is not in the form, and stays as it is. */
const outsideTheForm = (it: Pick<RevisedRecord, 'types' | 'content'>): Content => {
  const inForm = new Set(fieldsOf(combine(it.types)).map((field) => field.key));
  return Object.fromEntries(Object.entries(it.content).filter(([field]) => !inForm.has(field)));
};

/**
 * What was typed, shaped as the types say, with its files as they were uploaded, together with what others saved meanwhile. Refuses
 * save.type-changed, input.invalid, save.problems, save.conflict.
 */
export const typedContent = async (it: RevisedRecord, input: Typed, trx: Transaction<DB>): Promise<Outcome<Merged>> => {
  if (!sameValue(input.types, referencesOf(it.types))) return refused('save.type-changed');
  const sections = combine(it.types);
  const typed = readContent(sections, input.content, it.content);
  if (!typed.ok) return typed;
  const filed = await withStoredFiles(trx, it, { ...outsideTheForm(it), ...normaliseContent(sections, typed.value) });
  return filed.ok ? contentTogether({ ...it, working: it.facts.working }, input.revision, filed.value, trx) : filed;
};
