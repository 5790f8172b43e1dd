import { IconVersions } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Paging } from '../../tables/paging.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesSkeleton, PageSkeleton } from '../../ui/skeletons.tsx';
import { RevisionContent } from '../records/history/revision-content.tsx';
import { RevisionList } from '../records/history/revision-list.tsx';
import { readRevisionSearch } from '../records/history/revision-search.ts';
import { useFieldTexts } from '../records/history/use-field-texts.ts';
import { LoadFailure } from '../records/parts/load-failure.tsx';
import { type OrganisationInView, useOrganisation } from './record.ts';

const useRevisionSearch = () => {
  const { organisation = '' } = useParams({ strict: false });
  const search = readRevisionSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (change: Record<string, unknown>) =>
    void navigate({
      to: '/organisation/$organisation/revisions',
      params: { organisation },
      search: readRevisionSearch({ ...search, ...change }),
      replace: true,
    });
  return { search, go };
};

const Revisions = ({ view }: { view: OrganisationInView }) => {
  const { t } = useTranslation();
  const { search, go } = useRevisionSearch();
  const { organisation, sections, now } = view;
  const texts = useFieldTexts(sections);
  const { page = 1, size = 25, open = null } = search;
  const { data, isError, refetch } = useQuery({
    ...queries.organisation.revisions.queryOptions({ input: { key: organisation.key, page, size } }),
    placeholderData: keepPreviousData,
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={8} />;
  if (data.total === 0) return <EmptyState icon={IconVersions} title={t('organisation.revisions.empty')} />;
  return (
    <>
      <RevisionList revisions={data.rows} facts={organisation.facts} now={now} texts={texts} onOpen={(number) => go({ open: number })} />
      <Paging search={search} total={data.total} onSearch={go} />
      <RevisionContent organisation={organisation} number={open} onClose={() => go({ open: undefined })} />
    </>
  );
};

/** The versions of an organisation: each can be opened and read. */
export const RevisionsPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const { view, failed, retry } = useOrganisation(organisation);
  const title = t('organisation.revisions.title');
  return (
    <>
      <PageHead title={title} page={title} />
      <p style={{ margin: '0 0 12px', color: 'var(--ink-3)' }}>{t('organisation.revisions.lead')}</p>
      {view && <Revisions view={view} />}
      {!view && (failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
