import { teamLogKinds } from '@bronhouder/domain/teams/log-kinds.ts';
import { Checkbox } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Paging } from '../../tables/paging.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from '../auditlog/log.module.css';
import { LogFilters } from '../auditlog/log-filters.tsx';
import { isFiltered, type LogSearch, readLogSearch } from '../auditlog/log-search.ts';
import { TeamLogLine } from './auditlog/team-log-line.tsx';
import { useLogWords } from './auditlog/use-log-words.ts';

/** No further back than this the log counts. */
const reach = 10_000;

const useLogSearch = (team: string) => {
  const search = readLogSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (next: Record<string, unknown>) =>
    void navigate({ to: '/team/$team/auditlog', params: { team }, search: readLogSearch(next), replace: true });
  return {
    search,
    filter: (change: object) => go({ ...search, ...change, page: undefined }),
    show: (change: object) => go({ ...search, ...change }),
    clear: () => go({}),
  };
};

const inputOf = (key: string, { kinds: asked = [], acts = [], by, from, till, beneath, page = 1, size = 25 }: LogSearch) => ({
  key,
  kinds: asked,
  acts,
  by,
  from,
  till,
  beneath: beneath !== false,
  page,
  size,
});

const Log = ({ team }: { team: string }) => {
  const { t } = useTranslation();
  const { search, filter, show, clear } = useLogSearch(team);
  const words = useLogWords();
  const { data, isError, refetch } = useQuery({
    ...queries.team.auditlog.queryOptions({ input: inputOf(team, search) }),
    placeholderData: keepPreviousData,
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  const acts = data?.acts.map((act) => ({ value: act, label: words.act(act) })) ?? [];
  return (
    <>
      <LogFilters
        search={search}
        kinds={teamLogKinds.map((kind) => ({ value: kind, label: t(`team.auditlog.kinds.${kind}`) }))}
        acts={acts.sort((one, other) => one.label.localeCompare(other.label))}
        people={data?.people ?? []}
        onChange={filter}
        onClear={clear}
      />
      <Checkbox
        mb="sm"
        label={t('team.auditlog.beneath')}
        checked={search.beneath !== false}
        onChange={(event) => filter({ beneath: event.currentTarget.checked ? undefined : false })}
      />
      <p role="status" style={{ margin: '0 0 8px', color: 'var(--ink-3)' }}>
        {data && (data.total >= reach ? t('team.auditlog.newest', { count: reach }) : t('history.auditlog.total', { count: data.total }))}
      </p>
      {!data && <LinesSkeleton lines={8} />}
      {data?.total === 0 && (
        <EmptyState icon={IconHistory} title={t(isFiltered(search) ? 'history.auditlog.emptyFiltered' : 'history.auditlog.empty')} />
      )}
      {data && data.total > 0 && (
        <>
          <ol className={classes.entries}>
            {data.rows.map((entry) => (
              <TeamLogLine key={entry.key} entry={entry} names={data.names} />
            ))}
          </ol>
          <Paging search={search} total={data.total} onSearch={show} />
        </>
      )}
    </>
  );
};

/** `team/:team/auditlog`: everything that happened at a team and beneath it, in plain words. */
export const TeamAuditlogPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const title = t('team.auditlog.title');
  return (
    <>
      <PageHead title={title} page={title} />
      <p style={{ margin: '0 0 12px', color: 'var(--ink-3)' }}>{t('team.auditlog.lead')}</p>
      <Log team={team} />
    </>
  );
};
