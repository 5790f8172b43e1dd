import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { Paging } from '../../../tables/paging.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import classes from '../../auditlog/log.module.css';
import { LogFilters } from '../../auditlog/log-filters.tsx';
import { isFiltered, type LogSearch, readLogSearch } from '../../auditlog/log-search.ts';
import type { FormInView } from '../record-view.ts';
import { AuditEntryItem } from './audit-entry.tsx';
import { useSentences } from './use-sentences.ts';
import { useFieldTexts } from './use-field-texts.ts';

const useAuditSearch = ({ auditlog }: FormInView['paths']) => {
  const search = readLogSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (next: Record<string, unknown>) => void navigate({ ...auditlog(readLogSearch(next)), replace: true });
  return {
    search,
    filter: (change: LogSearch) => go({ ...search, ...change, page: undefined }),
    show: (change: object) => go({ ...search, ...change }),
    clear: () => go({}),
  };
};

/** Everything that happened to a record, in plain words, to be filtered. */
export const Auditlog = ({ view }: { view: FormInView }) => {
  const { t } = useTranslation();
  const { kind, record, sections } = view;
  const { search, filter, show, clear } = useAuditSearch(view.paths);
  const texts = useFieldTexts(sections);
  const sentences = useSentences(kind.name);
  const { acts: asked = [], by, from, till, page = 1, size = 25 } = search;
  const { data, isError, refetch } = useQuery({
    ...kind.queries.auditlog({ key: record.key, page, size, acts: asked, by, from, till }),
    placeholderData: keepPreviousData,
  });
  const acts = data?.acts.map((act) => ({ value: act, label: sentences.act(act) })) ?? [];
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <>
      <LogFilters search={search} acts={acts} people={data?.people ?? []} onChange={filter} onClear={clear} />
      <p role="status" style={{ margin: '0 0 8px', color: 'var(--ink-3)' }}>
        {data && t('history.auditlog.total', { count: data.total })}
      </p>
      {!data && <LinesSkeleton lines={8} />}
      {data?.total === 0 && (
        <EmptyState icon={IconHistory} title={t(isFiltered(search) ? 'history.auditlog.emptyFiltered' : 'history.auditlog.empty')} />
      )}
      {data && data.total > 0 && (
        <>
          <ol className={classes.entries}>
            {data.rows.map((entry) => (
              <AuditEntryItem key={entry.key} entry={entry} sentence={sentences.sentence(entry)} texts={texts} />
            ))}
          </ol>
          <Paging search={search} total={data.total} onSearch={show} />
        </>
      )}
    </>
  );
};
