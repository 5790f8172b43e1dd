import { fieldsOf, problemsOf } from '@bronhouder/domain/fields/check.ts';
import type { FieldDefinition, Section, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { useTimeZone } from '../../i18n/use-formats.ts';
import { wallClockOf } from '../records/publish/wall-clock.ts';
import { useNow } from '../records/use-now.ts';

export type Organisation = ApiAnswers['organisation']['get'];

/** An organisation with what follows from it: its form, what stands in the way of publishing it, and the user's rights on it. */
export type OrganisationInView = {
  organisation: Organisation;
  types: TypeDefinition[];
  sections: Section[];
  problems: Problem[];
  rights: string[];
  now: Instant;
};

/** The types of a record, in its order; a type that no longer exists is left out. */
export const typesOf = (references: readonly { key: string }[], all: readonly TypeDefinition[]): TypeDefinition[] =>
  references.flatMap(({ key }) => all.find((type) => type.key === key) ?? []);

/** The tenant's organisation types. */
export const useTypes = () => useQuery({ ...queries.type.organisation.queryOptions({ input: {} }), staleTime: 300_000 });

/** The organisation of a screen; undefined while it loads. A failure to load is told by the frame. */
export const useOrganisation = (key: string): { view: OrganisationInView | undefined; failed: boolean; retry: () => void } => {
  const record = useQuery(queries.organisation.get.queryOptions({ input: { key } }));
  const types = useTypes();
  const zone = useTimeZone();
  const tick = useNow();
  // What was answered after the last tick must not look as if it still had to happen.
  const answered = new Date(record.dataUpdatedAt).toISOString();
  const now = answered > tick ? answered : tick;
  const today = wallClockOf(now, zone).date;
  const parts = useMemo(() => {
    if (!record.data || !types.data) return undefined;
    const own = typesOf(record.data.types, types.data);
    const sections = combine(own);
    return {
      organisation: record.data,
      types: own,
      sections,
      problems: problemsOf(sections, record.data.content, { today }),
      rights: record.data.actions,
    };
  }, [record.data, types.data, today]);
  return {
    view: parts && { ...parts, now },
    failed: record.isError || types.isError,
    retry: () => {
      void record.refetch();
      void types.refetch();
    },
  };
};

/** Whether the user may change what the organisation says: holds the right, and it is not archived. */
export const mayEdit = ({ rights, organisation }: OrganisationInView): boolean =>
  rights.includes('ORGANISATION:update') && organisation.facts.archivedAt === null;

/** The definition of a field of the organisation, by key. */
export const fieldOf = (sections: Section[], key: string): FieldDefinition | undefined =>
  fieldsOf(sections).find((field) => field.key === key);
