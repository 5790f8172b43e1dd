import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { archivedStatuses, switchSettings, switchStatuses } from './cs.ts';
import type { Named } from '../../records/list/facet.ts';
import { OneOf } from '../../records/list/one-of.tsx';
import { RecordFilters } from '../../records/list/record-filters.tsx';
import type { ListFilter } from './list-search.ts';

type Counts = ApiAnswers['organisation']['counts'];

type Props = { filter: ListFilter; types: Named[]; counts: Counts | undefined; onChange: (change: Partial<ListFilter>) => void };

/** Whether archived ones are shown, and how the switches of an organisation have to stand. */
const Settings = ({ filter, counts, onChange }: Omit<Props, 'types'>) => {
  const { t } = useTranslation();
  const archived = { without: 'archivedWithout', with: 'archivedWith', only: 'archivedOnly' } as const;
  return (
    <>
      <OneOf
        label={t('organisation.list.filters.archived')}
        choices={archivedStatuses.map((value) => ({ value, label: t(`organisation.list.filters.${archived[value]}`) }))}
        counts={counts?.archived}
        chosen={filter.archived}
        onChange={(value) => onChange({ archived: value })}
      />
      {switchSettings.map((setting) => (
        <OneOf
          key={setting}
          label={t(`organisation.list.filters.${setting}.label`)}
          choices={(['', ...switchStatuses] as const).map((value) => ({
            value,
            label: t(`organisation.list.filters.${value === '' ? 'any' : value}`),
          }))}
          counts={counts?.[setting]}
          chosen={filter[setting] ?? ''}
          onChange={(value) => onChange({ [setting]: value || undefined })}
        />
      ))}
    </>
  );
};

/** The filters of the list, each option with how many organisations it leaves. */
export const FilterMenu = ({ filter, types, counts, onChange }: Props) => (
  <RecordFilters
    filter={filter}
    types={types}
    counts={counts}
    onChange={onChange}
    column={<Settings filter={filter} counts={counts} onChange={onChange} />}
  />
);
