import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats, useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import type { Column } from '../../../tables/column.ts';
import { SavedCell } from '../../records/list/saved-cell.tsx';
import parts from '../../records/parts/parts.module.css';
import { typesOf } from '../../records/record-view.ts';
import { StateChips } from '../../records/state/state-chips.tsx';
import { useStateWords } from '../../records/state/state-words.ts';
import type { ListColumn, listSorts } from './list-search.ts';

export type Row = ApiAnswers['organisation']['list']['rows'][number];
type ListedColumn = Column<Row> & { id: 'title' | ListColumn; sort?: (typeof listSorts)[number] };

/** The names of the types of a row. */
const useTypeNames = (all: readonly TypeDefinition[]) => {
  const pick = useLocalised();
  return ({ types }: Row): string =>
    typesOf(
      types.map((key) => ({ key })),
      all,
    )
      .map((type) => pick(type.name))
      .join(', ');
};

const Types = ({ row, all }: { row: Row; all: readonly TypeDefinition[] }) => useTypeNames(all)(row);

/** What an export says where the list shows more than a text. Stays the same for who keeps it. */
const useWords = (types: readonly TypeDefinition[]) => {
  const { dateTime } = useFormats();
  const now = { typeNames: useTypeNames(types), stateWords: useStateWords(), dateTime };
  const words = useRef(now);
  words.current = now;
  return words;
};

/** The columns of the list of organisations, its states at this moment. */
export const useColumns = (types: readonly TypeDefinition[], now: Instant): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const words = useWords(types);
  return useMemo(
    (): ListedColumn[] => [
      {
        id: 'title',
        header: t('organisation.list.columns.title'),
        sort: 'title',
        fixed: true,
        cell: (row) => (
          <AnchorLink {...paths.organisation(row.key)} fw={550} className={parts.name ?? ''}>
            {row.title}
          </AnchorLink>
        ),
        text: ({ title }) => title,
      },
      {
        id: 'types',
        header: t('organisation.list.columns.types'),
        cell: (row) => <Types row={row} all={types} />,
        text: (row) => words.current.typeNames(row),
      },
      {
        id: 'state',
        header: t('organisation.list.columns.state'),
        cell: (row) => <StateChips facts={row.facts} now={now} />,
        text: ({ facts }) => words.current.stateWords(facts, now),
      },
      { id: 'team', header: t('organisation.list.columns.team'), sort: 'team', cell: (row) => row.team.name, text: (row) => row.team.name },
      { id: 'city', header: t('organisation.list.columns.city'), cell: (row) => row.city ?? '', text: (row) => row.city },
      {
        id: 'saved',
        header: t('organisation.list.columns.saved'),
        sort: 'savedAt',
        cell: (row) => <SavedCell row={row} />,
        text: (row) => words.current.dateTime(row.savedAt),
      },
    ],
    [t, types, now, words],
  );
};
