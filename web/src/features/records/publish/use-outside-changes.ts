import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { stretchOfNow } from '@bronhouder/domain/publication/timeline.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordInView } from '../record-view.ts';
import { type OutsideChange, outsideChanges } from './outside-changes.ts';

export type OutsideChanges = { published: number | null; changes: OutsideChange[] | undefined };

/** What visitors would see change if the newest revision were out, compared with what is published now; undefined while it loads. */
export const useOutsideChanges = ({ kind, record, sections, now }: RecordInView): OutsideChanges => {
  const { key, facts, content } = record;
  const published = stretchOfNow(facts, now)?.revision ?? null;
  const compared = published !== null && published !== facts.working;
  const { data } = useQuery({
    ...kind.queries.revision({ key, number: published ?? 0 }),
    enabled: compared,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const changes = useMemo(() => {
    const order = fieldsOf(sections).map((field) => field.key);
    if (published === null) return outsideChanges(null, content, order);
    if (!compared) return [];
    return data && outsideChanges(data.content, content, order);
  }, [published, compared, data, content, sections]);
  return { published, changes };
};

/** How many changed fields are not out, while something is. */
export const useUnpublished = (view: RecordInView): number => {
  const { published, changes } = useOutsideChanges(view);
  return published === null ? 0 : (changes?.length ?? 0);
};
