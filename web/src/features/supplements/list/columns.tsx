import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingMark } from '../../../forms/supplements/closing-mark.tsx';
import { useBelow } from '../../../forms/supplements/below.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import type { Column } from '../../../tables/column.ts';
import type { Row } from './use-library.ts';

/** The columns of the library as a list. */
export const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation();
  const { dateTime, relative } = useFormats();
  const below = useBelow();
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('supplement.list.columns.title'),
        sort: 'title',
        fixed: true,
        cell: (row) => (
          <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
            <AnchorLink {...paths.supplement(row.organisation.key, row.key)} fw={550}>
              {row.title}
            </AnchorLink>
            <ClosingMark closing={row.closing} />
          </span>
        ),
        text: ({ title }) => title,
      },
      {
        id: 'about',
        header: t('supplement.list.columns.about'),
        cell: ({ summary }) => below(summary) || <span style={{ color: 'var(--ink-3)' }}>–</span>,
        text: ({ summary }) => below(summary),
      },
      {
        id: 'uses',
        header: t('supplement.list.columns.uses'),
        sort: 'uses',
        cell: ({ uses }) => t('supplement.list.uses', { count: uses }),
        text: ({ uses }) => uses,
      },
      {
        id: 'saved',
        header: t('supplement.list.columns.saved'),
        sort: 'savedAt',
        cell: ({ savedAt }) => (
          <time dateTime={savedAt} title={dateTime(savedAt)}>
            {relative(savedAt)}
          </time>
        ),
        text: ({ savedAt }) => dateTime(savedAt),
      },
      {
        id: 'by',
        header: t('supplement.list.columns.by'),
        hidden: true,
        cell: ({ savedBy }) => savedBy?.name ?? '',
        text: ({ savedBy }) => savedBy?.name ?? null,
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- formats and words change with the language, as t does
    [t],
  );
};
