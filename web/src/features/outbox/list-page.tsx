import { IconMail } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { Column } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import type { TableSearch } from '../../tables/table-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailState } from './mail-state.tsx';

type Row = ApiAnswers['outbox']['list']['rows'][number];

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'subject',
        header: t('shell.outbox.subject'),
        fixed: true,
        cell: ({ key, subject }) => <Link {...paths.mail(key)}>{subject}</Link>,
      },
      { id: 'to', header: t('shell.outbox.to'), cell: ({ to }) => to },
      { id: 'state', header: t('shell.outbox.state'), cell: ({ state }) => <MailState state={state} /> },
      { id: 'at', header: t('shell.outbox.at'), cell: ({ at }) => dateTime(at) },
    ],
    [t, dateTime],
  );
};

/** The mails of the tenant, for its administrators. */
export const OutboxPage = () => {
  const { t } = useTranslation();
  const { page, size } = useSearch({ from: '/frame/tenant/outbox' });
  const navigate = useNavigate();
  const columns = useColumns();
  const { data, isFetching, isError, refetch } = useQuery({
    ...queries.outbox.list.queryOptions({ input: { page: page ?? 1, size: size ?? 25 } }),
    placeholderData: keepPreviousData,
  });
  const change = ({ page: newPage = page, ...rest }: TableSearch) => {
    const next = { page: 'size' in rest ? undefined : newPage, size: 'size' in rest ? rest.size : size };
    void navigate({ ...paths.outbox(next), replace: true });
  };
  return (
    <>
      <PageHead title={t('shell.outbox.title')} />
      <p style={{ margin: '-8px 0 16px', color: 'var(--ink-2)' }}>{t('shell.outbox.explain')}</p>
      <DataTable
        label={t('shell.outbox.title')}
        columns={columns}
        rowKey={({ key }) => key}
        rows={data?.rows}
        total={data?.total ?? 0}
        fetching={isFetching}
        failed={isError}
        onRetry={() => void refetch()}
        search={{ page, size }}
        onSearch={change}
        usualSort="at"
        empty={<EmptyState icon={IconMail} title={t('shell.outbox.empty')} />}
      />
    </>
  );
};
