import { fieldsOf, problemsOf } from '@bronhouder/domain/fields/check.ts';
import type { FieldDefinition, Section, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import { useMemo } from 'react';
import { useTimeZone } from '../../i18n/use-formats.ts';
import type { Path } from '../../paths.ts';
import type { PlaceRef } from '../../shell/rights/open-rights.ts';
import type { LogSearch } from '../auditlog/log-search.ts';
import type { RevisionSearch } from './history/revision-search.ts';
import { wallClockOf } from './publish/wall-clock.ts';
import type { FormKind, RecordData, RecordKind } from './record-kind.ts';
import { useNow } from './use-now.ts';

/** Where the screens of one record are. */
export type RecordPaths = {
  /** Its form, at a section of it. */
  edit: (section?: string) => Path;
  auditlog: (search?: LogSearch) => Path;
  revisions: (search?: RevisionSearch) => Path;
  /** The list that it was in, for when it is gone. */
  list: () => Path;
};

/** A record with what follows from it: its form, what stands in the way of publishing it, and the user's rights on it. */
export type RecordInView<R extends RecordData = RecordData> = {
  kind: RecordKind;
  record: R;
  types: TypeDefinition[];
  sections: Section[];
  problems: Problem[];
  rights: string[];
  now: Instant;
  /** Where rights on it are held. */
  place: PlaceRef;
  paths: RecordPaths;
};

/** The same of a record of which nothing is asked but its form and its history. */
export type FormInView<R extends RecordData = RecordData> = Omit<RecordInView<R>, 'kind'> & { kind: FormKind };

/** The types of a record, in its order; a type that no longer exists is left out. */
export const typesOf = (references: readonly { key: string }[], all: readonly TypeDefinition[]): TypeDefinition[] =>
  references.flatMap(({ key }) => all.find((type) => type.key === key) ?? []);

/** The definition of a field of a record, by key. */
export const fieldOf = (sections: Section[], key: string): FieldDefinition | undefined =>
  fieldsOf(sections).find((field) => field.key === key);

/** What follows from a record of these types at this moment. `answeredAt`: when it was read. */
export const useRecordParts = (record: RecordData | undefined, types: TypeDefinition[] | undefined, answeredAt: number) => {
  const tick = useNow();
  const zone = useTimeZone();
  // What was answered after the last tick must not look as if it still had to happen.
  const answered = new Date(answeredAt).toISOString();
  const now = answered > tick ? answered : tick;
  const today = wallClockOf(now, zone).date;
  const parts = useMemo(() => {
    if (!record || !types) return undefined;
    const sections = combine(types);
    return { types, sections, problems: problemsOf(sections, record.content, { today }) };
  }, [record, types, today]);
  return parts && { ...parts, now };
};
