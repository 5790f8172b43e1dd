import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import type { Column } from '../../../tables/column.ts';
import { SavedCell } from '../../records/list/saved-cell.tsx';
import parts from '../../records/parts/parts.module.css';
import { StateChips } from '../../records/state/state-chips.tsx';
import { useStateWords } from '../../records/state/state-words.ts';
import { CopyRow } from '../copying/copy-row.tsx';
import type { ProductPlace } from '../place.ts';
import type { Row } from './row.ts';
import { Title } from './title.tsx';

const useTypeName = (all: readonly TypeDefinition[]) => {
  const pick = useLocalised();
  return ({ type }: Row): string => {
    const found = all.find(({ key }) => key === type);
    return found ? pick(found.name) : '';
  };
};

/** What an export says where the list shows more than a text. Stays the same for who keeps it. */
const useWords = (types: readonly TypeDefinition[]) => {
  const { dateTime } = useFormats();
  const now = { typeName: useTypeName(types), stateWords: useStateWords(), dateTime };
  const words = useRef(now);
  words.current = now;
  return words;
};

/** Products of others, that are only shown here, are not copied. */
const copyColumn = (header: string): Column<Row> => ({
  id: 'actions',
  header,
  fixed: true,
  align: 'right',
  cell: (row) => row.shownThrough.length === 0 && <CopyRow row={row} />,
});

/** The columns of the list of products, its states at this moment. `place`: where it is looked at from; `mayCopy`: what is there. */
export const useColumns = (
  types: readonly TypeDefinition[],
  now: Instant,
  place: ProductPlace,
  mayCopy: boolean,
): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const words = useWords(types);
  const [name, at = ''] = Object.entries(place)[0] ?? [];
  return useMemo((): Column<Row>[] => {
    const from = name === 'team' ? { team: at } : { organisation: at };
    return [
      {
        id: 'title',
        header: t('product.list.columns.title'),
        sort: 'title',
        fixed: true,
        cell: (row) => <Title row={row} path={paths.product(from, row.key)} />,
        text: ({ title }) => title,
      },
      {
        id: 'type',
        header: t('product.list.columns.type'),
        cell: (row) => words.current.typeName(row),
        text: (row) => words.current.typeName(row),
      },
      {
        id: 'state',
        header: t('product.list.columns.state'),
        cell: (row) => <StateChips facts={row.facts} now={now} />,
        text: ({ facts }) => words.current.stateWords(facts, now),
      },
      {
        id: 'organisation',
        header: t('product.list.columns.organisation'),
        sort: 'organisation',
        hidden: name === 'organisation',
        cell: ({ organisation }) =>
          name === 'team' ? (
            <AnchorLink {...paths.products({ organisation: organisation.key })} className={parts.name ?? ''}>
              {organisation.title}
            </AnchorLink>
          ) : (
            organisation.title
          ),
        text: ({ organisation }) => organisation.title,
      },
      {
        id: 'saved',
        header: t('product.list.columns.saved'),
        sort: 'savedAt',
        cell: (row) => <SavedCell row={row} />,
        text: (row) => words.current.dateTime(row.savedAt),
      },
      ...(mayCopy ? [copyColumn(t('copying.actions'))] : []),
    ];
  }, [t, now, words, name, at, mayCopy]);
};
