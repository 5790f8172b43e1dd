import { allStates } from '@bronhouder/domain/publication/states.ts';
import { Button, Popover, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckGroup } from '../../../tables/check-group.tsx';
import classes from '../../../tables/filters.module.css';
import { DateRange } from './date-range.tsx';
import { type Facet, type Named, withCounts } from './facet.ts';

/** What the lists of organisations and of products are both narrowed by. */
export type RecordFilter = { states: string[]; types: string[]; changedFrom?: string | undefined; changedTill?: string | undefined };

type Props = {
  filter: RecordFilter;
  /** The types to choose from; none where the address names one already. */
  types: Named[];
  counts: { states: Facet[]; types: Facet[] } | undefined;
  onChange: (change: Partial<RecordFilter>) => void;
  /** The kind's own, beside the days. */
  column: ReactNode;
};

/** The filters of a list of records, each option with how many it leaves. */
export const RecordFilters = ({ filter, types, counts, onChange, column }: Props) => {
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
            choices={withCounts(states, counts?.states)}
            chosen={filter.states}
            onChange={(chosen) => onChange({ states: chosen })}
          />
          {types.length > 0 && (
            <CheckGroup
              title={t('organisation.list.filters.type')}
              choices={withCounts(types, counts?.types)}
              chosen={filter.types}
              onChange={(chosen) => onChange({ types: chosen })}
            />
          )}
          <Stack gap="sm">{column}</Stack>
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
