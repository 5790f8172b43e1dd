import { Button, Checkbox, Popover, Radio, Stack } from '@mantine/core';
import { allStates } from '@bronhouder/domain/publication/states.ts';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import classes from './filter-menu.module.css';
import { DateRange } from './date-range.tsx';
import type { ListFilter } from './list-search.ts';

type Counts = ApiAnswers['organisation']['counts'];
type Named = { value: string; label: string };

type GroupProps = {
  title: string;
  options: Named[];
  counts: Counts['states'] | undefined;
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

const CheckGroup = ({ title, options, counts, chosen, onChange }: GroupProps) => {
  const { number } = useFormats();
  const countOf = (value: string) => counts?.find((facet) => facet.value === value)?.count ?? 0;
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <div className={classes.options}>
        {options.map(({ value, label }) => (
          <div key={value} className={classes.option}>
            <Checkbox
              label={label}
              checked={chosen.includes(value)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
            />
            <span className={classes.count}>{counts && number(countOf(value))}</span>
          </div>
        ))}
      </div>
    </fieldset>
  );
};

const archivedOptions = [
  { value: 'without', text: 'archivedWithout' },
  { value: 'with', text: 'archivedWith' },
  { value: 'only', text: 'archivedOnly' },
] as const;

type Props = { filter: ListFilter; types: Named[]; counts: Counts | undefined; onChange: (change: Partial<ListFilter>) => void };

/** The filters of the list, each option with how many organisations it leaves. */
export const FilterMenu = ({ filter, types, counts, onChange }: Props) => {
  const { t } = useTranslation();
  const states = allStates.map((value) => ({ value, label: t(`publication.states.${value}`) }));
  const pickArchived = (value: string) => {
    const found = archivedOptions.find((option) => option.value === value);
    if (found) onChange({ archived: found.value });
  };
  return (
    <Popover position="bottom-start" width="min(600px, 92vw)" trapFocus shadow="md">
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
          <Stack gap="md">
            <CheckGroup
              title={t('organisation.list.filters.type')}
              options={types}
              counts={counts?.types}
              chosen={filter.types}
              onChange={(chosen) => onChange({ types: chosen })}
            />
            <Radio.Group label={t('organisation.list.filters.archived')} value={filter.archived} onChange={pickArchived}>
              <Stack gap={6} mt={4}>
                {archivedOptions.map(({ value, text }) => (
                  <Radio key={value} value={value} label={t(`organisation.list.filters.${text}`)} />
                ))}
              </Stack>
            </Radio.Group>
          </Stack>
          <DateRange
            from={{ label: t('organisation.list.filters.changedFrom'), value: filter.changedFrom }}
            till={{ label: t('organisation.list.filters.changedTill'), value: filter.changedTill }}
            onChange={({ from, till }) => onChange({ changedFrom: from, changedTill: till })}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
