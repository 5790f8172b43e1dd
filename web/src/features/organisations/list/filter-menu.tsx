import { Button, Popover, Stack } from '@mantine/core';
import { allStates } from '@bronhouder/domain/publication/states.ts';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { archivedStatuses, switchSettings, switchStatuses } from './cs.ts';
import { CheckGroup, type Named } from '../../records/list/check-group.tsx';
import { DateRange } from '../../records/list/date-range.tsx';
import classes from '../../records/list/filters.module.css';
import { OneOf } from '../../records/list/one-of.tsx';
import type { ListFilter } from './list-search.ts';

type Counts = ApiAnswers['organisation']['counts'];

type Props = { filter: ListFilter; types: Named[]; counts: Counts | undefined; onChange: (change: Partial<ListFilter>) => void };

/** Whether archived ones are shown, and how the switches of an organisation have to stand. */
const Settings = ({ filter, counts, onChange }: Omit<Props, 'types'>) => {
  const { t } = useTranslation();
  const archived = { without: 'archivedWithout', with: 'archivedWith', only: 'archivedOnly' } as const;
  return (
    <Stack gap="sm">
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
    </Stack>
  );
};

/** The filters of the list, each option with how many organisations it leaves. */
export const FilterMenu = ({ filter, types, counts, onChange }: Props) => {
  const { t } = useTranslation();
  const states = allStates.map((value) => ({ value, label: t(`publication.states.${value}`) }));
  return (
    <Popover position="bottom-start" width="min(640px, 92vw)" trapFocus shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
          {t('organisation.list.filters.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('organisation.list.filters.title')} p="md">
        <div className={classes.columns}>
          <CheckGroup
            title={t('organisation.list.filters.state')}
            options={states}
            counts={counts?.states}
            chosen={filter.states}
            onChange={(chosen) => onChange({ states: chosen })}
          />
          <CheckGroup
            title={t('organisation.list.filters.type')}
            options={types}
            counts={counts?.types}
            chosen={filter.types}
            onChange={(chosen) => onChange({ types: chosen })}
          />
          <Settings filter={filter} counts={counts} onChange={onChange} />
          <Stack gap="sm">
            <DateRange
              from={{ label: t('organisation.list.filters.changedFrom'), value: filter.changedFrom }}
              till={{ label: t('organisation.list.filters.changedTill'), value: filter.changedTill }}
              onChange={({ from, till }) => onChange({ changedFrom: from, changedTill: till })}
            />
          </Stack>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
