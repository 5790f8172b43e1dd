import { allStates } from '@bronhouder/domain/publication/states.ts';
import { Button, Popover, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { CheckGroup, type Named } from '../../records/list/check-group.tsx';
import { DateRange } from '../../records/list/date-range.tsx';
import classes from '../../records/list/filters.module.css';
import { OneOf } from '../../records/list/one-of.tsx';
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
          {types.length > 0 && (
            <CheckGroup
              title={t('organisation.list.filters.type')}
              options={types}
              counts={counts?.types}
              chosen={filter.types}
              onChange={(chosen) => onChange({ types: chosen })}
            />
          )}
          <Stack gap="sm">
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
