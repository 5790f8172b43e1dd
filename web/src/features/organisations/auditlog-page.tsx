import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Paging } from '../../tables/paging.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesSkeleton, PageSkeleton } from '../../ui/skeletons.tsx';
import classes from '../auditlog/log.module.css';
import { LogFilters } from '../auditlog/log-filters.tsx';
import { isFiltered, type LogSearch, readLogSearch } from '../auditlog/log-search.ts';
import { AuditEntryItem } from '../records/history/audit-entry.tsx';
import { actKey } from '../records/history/sentence.ts';
import { useFieldTexts } from '../records/history/use-field-texts.ts';
import { LoadFailure } from '../records/parts/load-failure.tsx';
import { type OrganisationInView, useOrganisation } from './record.ts';

const useAuditSearch = () => {
  const { organisation = '' } = useParams({ strict: false });
  const search = readLogSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (next: Record<string, unknown>) =>
    void navigate({ to: '/organisation/$organisation/auditlog', params: { organisation }, search: readLogSearch(next), replace: true });
  return {
    search,
    filter: (change: LogSearch) => go({ ...search, ...change, page: undefined }),
    show: (change: object) => go({ ...search, ...change }),
    clear: () => go({}),
  };
};

const Log = ({ view }: { view: OrganisationInView }) => {
  const { t } = useTranslation();
  const { search, filter, show, clear } = useAuditSearch();
  const texts = useFieldTexts(view.sections);
  const { acts: asked = [], by, from, till, page = 1, size = 25 } = search;
  const input = { key: view.organisation.key, page, size, acts: asked, by, from, till };
  const { data, isError, refetch } = useQuery({
    ...queries.organisation.auditlog.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const acts = data?.acts.map((act) => ({ value: act, label: t(`organisation.acts.${actKey(act)}`) })) ?? [];
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <>
      <LogFilters search={search} acts={acts} people={data?.people ?? []} onChange={filter} onClear={clear} />
      <p role="status" style={{ margin: '0 0 8px', color: 'var(--ink-3)' }}>
        {data && t('organisation.auditlog.total', { count: data.total })}
      </p>
      {!data && <LinesSkeleton lines={8} />}
      {data?.total === 0 && (
        <EmptyState
          icon={IconHistory}
          title={t(isFiltered(search) ? 'organisation.auditlog.emptyFiltered' : 'organisation.auditlog.empty')}
        />
      )}
      {data && data.total > 0 && (
        <>
          <ol className={classes.entries}>
            {data.rows.map((entry) => (
              <AuditEntryItem key={entry.key} entry={entry} texts={texts} />
            ))}
          </ol>
          <Paging search={search} total={data.total} onSearch={show} />
        </>
      )}
    </>
  );
};

/** The audit log of an organisation (point 2): everything that happened to it, in plain words. */
export const AuditlogPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const { view, failed, retry } = useOrganisation(organisation);
  const title = t('organisation.auditlog.title');
  return (
    <>
      <PageHead title={title} page={title} />
      <p style={{ margin: '0 0 12px', color: 'var(--ink-3)' }}>{t('organisation.auditlog.lead')}</p>
      {view && <Log view={view} />}
      {!view && (failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
