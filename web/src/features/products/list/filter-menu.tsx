import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import type { Named } from '../../records/list/facet.ts';
import { OneOf } from '../../records/list/one-of.tsx';
import { RecordFilters } from '../../records/list/record-filters.tsx';
import { archivedChoices, type ListFilter, sharedChoices } from './list-search.ts';
import { OrganisationFilter } from './organisation-filter.tsx';

type Props = {
  filter: ListFilter;
  /** The types to choose from; none where the address names one already. */
  types: Named[];
  /** Below a team: products of which of its organisations. */
  team: string | undefined;
  counts: ApiAnswers['product']['counts'] | undefined;
  onChange: (change: Partial<ListFilter>) => void;
};

const archivedTexts = { without: 'archivedWithout', with: 'archivedWith', only: 'archivedOnly' } as const;
const sharedTexts = { all: 'sharedAll', own: 'sharedOwn', shared: 'sharedShared' } as const;

/** The filters of the list, each option with how many products it leaves. */
export const FilterMenu = ({ filter, types, team, counts, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <RecordFilters
      filter={filter}
      types={types}
      counts={counts}
      onChange={onChange}
      column={
        <>
          {team !== undefined && (
            <OrganisationFilter team={team} value={filter.organisation} onChange={(organisation) => onChange({ organisation })} />
          )}
          <OneOf
            label={t('product.list.filters.shared')}
            choices={sharedChoices.map((value) => ({ value, label: t(`product.list.filters.${sharedTexts[value]}`) }))}
            counts={counts?.shared}
            chosen={filter.shared}
            onChange={(shared) => onChange({ shared })}
          />
          <OneOf
            label={t('organisation.list.filters.archived')}
            choices={archivedChoices.map((value) => ({ value, label: t(`organisation.list.filters.${archivedTexts[value]}`) }))}
            counts={counts?.archived}
            chosen={filter.archived}
            onChange={(archived) => onChange({ archived })}
          />
        </>
      }
    />
  );
};
