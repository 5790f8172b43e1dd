import { IconVersions } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { Paging } from '../../../tables/paging.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import type { FormInView } from '../record-view.ts';
import { RevisionContent } from './revision-content.tsx';
import { RevisionList } from './revision-list.tsx';
import { readRevisionSearch } from './revision-search.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** The versions of a record: each can be opened and read. */
export const Revisions = ({ view }: { view: FormInView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = readRevisionSearch(useSearch({ strict: false }));
  const go = (change: Record<string, unknown>) =>
    void navigate({ ...view.paths.revisions(readRevisionSearch({ ...search, ...change })), replace: true });
  const { kind, record, sections, now } = view;
  const texts = useFieldTexts(sections);
  const { page = 1, size = 25, open = null } = search;
  const { data, isError, refetch } = useQuery({
    ...kind.queries.revisions({ key: record.key, page, size }),
    placeholderData: keepPreviousData,
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={8} />;
  if (data.total === 0) return <EmptyState icon={IconVersions} title={t('history.revisions.empty')} />;
  return (
    <>
      <RevisionList revisions={data.rows} facts={record.facts} now={now} texts={texts} onOpen={(number) => go({ open: number })} />
      <Paging search={search} total={data.total} onSearch={go} />
      <RevisionContent view={view} number={open} onClose={() => go({ open: undefined })} />
    </>
  );
};
