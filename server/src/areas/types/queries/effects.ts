import type { TypeConcern, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { problemsOfType } from '@bronhouder/domain/types/definition-problems.ts';
import { differences } from '@bronhouder/domain/types/differences.ts';
import { effectsOn, type Touched, touchedFields, type TypeEffect, typeEffects } from '@bronhouder/domain/types/effects.ts';
import { tidyType } from '@bronhouder/domain/types/tidy.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Caller } from '../../../http/caller.ts';
import { found, refuse } from '../../../http/refusal-error.ts';
import { organisationTypes, productTypes, supplementTypes } from '../queries.ts';
import { forAdministrators } from './for-administrators.ts';
import { touchedRecords, type TouchedRecord } from './touched-records.ts';

type Changing = { key: Key; concerns: TypeConcern; definition: TypeDefinition };

const typesOf = { organisation: organisationTypes, product: productTypes, supplement: supplementTypes };
const mostExamples = 8;

/** The fields that a change touches, for a record of these types: another type of it may have the same field. */
const touchedOf = (all: readonly TypeDefinition[], before: TypeDefinition, after: TypeDefinition) => {
  const known = new Map<string, Touched[]>();
  return ({ types }: Pick<TouchedRecord, 'types'>): Touched[] => {
    const name = types.join();
    const form = (own: TypeDefinition) =>
      combine(types.flatMap((key) => (key === own.key ? [own] : all.filter((type) => type.key === key))));
    const touched = known.get(name) ?? touchedFields(form(before), form(after));
    known.set(name, touched);
    return touched;
  };
};

/** Counts what saving the definition would do to the records that have the type: one question per some thousands of them. */
export const effectsOfType = async (
  caller: Caller,
  db: Kysely<DB>,
  { key, concerns, definition: before }: Changing,
  after: TypeDefinition,
) => {
  const all = await typesOf[concerns](db);
  const touchedIn = touchedOf(all, before, after);
  const own = touchedFields(before.sections, after.sections);
  const context = { today: todayIn(caller.tenant.timeZone, caller.now) };
  const counts = new Map(own.map((touched) => [touched.key, new Map<TypeEffect, number>()]));
  let [records, touched, publishedWithProblem] = [0, 0, 0];
  const examples: { key: Key; title: string; effects: TypeEffect[] }[] = [];
  const count = (record: TouchedRecord): void => {
    const found = touchedIn(record).flatMap((field) =>
      effectsOn(field, record.content[field.key], context).map((effect) => ({ field: field.key, effect })),
    );
    if (found.length === 0) return;
    const effects = typeEffects.filter((effect) => found.some((one) => one.effect === effect));
    for (const { field, effect } of found) counts.get(field)?.set(effect, (counts.get(field)?.get(effect) ?? 0) + 1);
    touched += 1;
    if (record.published && (effects.includes('unfit') || effects.includes('lacking'))) publishedWithProblem += 1;
    if (record.known && examples.length < mostExamples) examples.push({ key: record.key, title: record.title, effects });
  };
  const asked = { concerns, type: key, fields: own.map((field) => field.key) };
  for await (const batch of touchedRecords(caller, db, asked)) {
    records += batch.length;
    for (const record of batch) count(record);
  }
  return {
    records,
    touched,
    publishedWithProblem,
    changes: differences(before, after),
    fields: own.flatMap((field) => {
      const effects = [...(counts.get(field.key) ?? [])].map(([effect, number]) => ({ effect, records: number }));
      const label = (field.before ?? field.after)?.label;
      return label && effects.length > 0 ? [{ field: field.key, label, effects }] : [];
    }),
    examples,
  };
};

/** The same of a type as somebody writes it, before it is saved. Refuses right.missing, record.unknown and form.problems. */
export const previewEffects = async (caller: Caller, { key, type }: { key: Key; type: WrittenType }) => {
  forAdministrators(caller);
  const { db } = caller;
  const row = found(
    await db
      .selectFrom('type_definition')
      .select(['concerns', 'definition', 'version'])
      .where('key', '=', key)
      .where('newest', '=', true)
      .executeTakeFirst(),
  ) as { concerns: TypeConcern; definition: TypeDefinition; version: number };
  const around = { supplementTypes: (await supplementTypes(db)).map((one) => one.key) };
  const problems = problemsOfType(type, around);
  if (problems.length > 0) refuse('form.problems', {}, problems);
  return effectsOfType(caller, db, { key, ...row }, { ...tidyType(type), key, version: row.version });
};
