import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { handled, queries } from '../../api/clients.ts';
import { isNotThere } from '../../api/refusal.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { useSupplementTypes } from '../../forms/supplements/types.ts';
import { paths } from '../../paths.ts';
import type { RecordData } from '../records/record-kind.ts';
import { type FormInView, type RecordPaths, typesOf, useRecordParts } from '../records/record-view.ts';
import { recordOf, supplementKind } from './kind.ts';

export type Supplement = ApiAnswers['supplement']['get'];

/** A supplement with its form and what the user may do with it. */
export type SupplementInView = FormInView & { supplement: Supplement };

const pathsOf = (organisation: string, key: string, type: string): RecordPaths => ({
  edit: (section) => paths.supplement(organisation, key, section),
  auditlog: (search) => paths.supplementAuditlog(organisation, key, search),
  revisions: (search) => paths.supplementRevisions(organisation, key, search),
  list: () => paths.supplements(organisation, type),
});

const useStable = (supplement: Supplement | undefined) => {
  const all = useSupplementTypes();
  const record = useMemo((): RecordData | undefined => supplement && recordOf(supplement), [supplement]);
  const types = useMemo(() => (supplement && all.length > 0 ? typesOf([supplement.type], all) : undefined), [supplement, all]);
  return { record, types };
};

/** `gone`: it does not exist (any more), or not for this user. It stays in view then, so that what was typed can still be read. */
type Loaded = { view: SupplementInView | undefined; gone: boolean; failed: boolean; retry: () => void };

/** The supplement of a screen; undefined while it loads. */
export const useSupplement = (key: string): Loaded => {
  const { data, dataUpdatedAt, isError, error, refetch } = useQuery({
    ...queries.supplement.get.queryOptions({ input: { key }, ...handled }),
    retry: false,
  });
  const { record, types } = useStable(data);
  const parts = useRecordParts(record, types, dataUpdatedAt);
  const paths = useMemo(() => data && pathsOf(data.organisation.key, data.key, data.type.key), [data]);
  const view =
    data && record && parts && paths
      ? {
          ...parts,
          kind: supplementKind,
          record,
          supplement: data,
          rights: data.actions,
          place: { kind: 'organisation' as const, key: data.organisation.key },
          paths,
        }
      : undefined;
  const gone = isNotThere(error);
  return { view, gone, failed: isError && !gone, retry: () => void refetch() };
};
