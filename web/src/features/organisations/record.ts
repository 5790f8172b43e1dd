import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { paths } from '../../paths.ts';
import { type RecordInView, type RecordPaths, typesOf, useRecordParts } from '../records/record-view.ts';
import { organisationKind } from './kind.ts';
import { useTypes } from './types.ts';

export type Organisation = ApiAnswers['organisation']['get'];

/** An organisation with what follows from it: its form, what stands in the way of publishing it, and the user's rights on it. */
export type OrganisationInView = RecordInView<Organisation> & { organisation: Organisation };

const pathsOf = ({ key, team }: Organisation): RecordPaths => ({
  edit: (section) => paths.organisationEdit(key, section),
  auditlog: (search) => paths.organisationAuditlog(key, search),
  revisions: (search) => paths.organisationRevisions(key, search),
  list: () => paths.teamOrganisations(team.key),
});

/** The organisation of a screen; undefined while it loads. A failure to load is told by the frame. */
export const useOrganisation = (key: string): { view: OrganisationInView | undefined; failed: boolean; retry: () => void } => {
  const { data: organisation, ...asked } = useQuery(queries.organisation.get.queryOptions({ input: { key } }));
  const all = useTypes();
  const types = useMemo(() => organisation && all.data && typesOf(organisation.types, all.data), [organisation, all.data]);
  const parts = useRecordParts(organisation, types, asked.dataUpdatedAt);
  const screens = useMemo(() => organisation && pathsOf(organisation), [organisation]);
  return {
    view: organisation &&
      parts &&
      screens && {
        ...parts,
        kind: organisationKind,
        record: organisation,
        organisation,
        rights: organisation.actions,
        place: { kind: 'organisation', key },
        paths: screens,
      },
    failed: asked.isError || all.isError,
    retry: () => {
      void asked.refetch();
      void all.refetch();
    },
  };
};

/** Whether the user may change what the organisation says: holds the right, and it is not archived. */
export const mayEdit = ({ rights, organisation }: OrganisationInView): boolean =>
  rights.includes('ORGANISATION:update') && organisation.facts.archivedAt === null;
