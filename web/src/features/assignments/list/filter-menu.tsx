import { Button, Checkbox, NativeSelect, Popover, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { CheckGroup } from '../../../tables/check-group.tsx';
import classes from '../../../tables/filters.module.css';
import type { ListFilter, PlaceKind } from './list-search.ts';
import type { Choices } from './use-choices.ts';

type Props = { kind: PlaceKind; filter: ListFilter; choices: Choices; onChange: (change: Partial<ListFilter>) => void };

const Unused = ({ filter, choices, onChange }: Omit<Props, 'kind'>) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <NativeSelect
      label={t('assignments.filters.unused')}
      classNames={{ label: classes.label ?? '' }}
      data={[
        { value: '', label: t('assignments.filters.unusedAny') },
        ...choices.unused.map(({ value, label, count }) => ({
          value: String(value),
          label: count === undefined ? label : `${label} (${number(count)})`,
        })),
      ]}
      value={String(filter.unused ?? '')}
      onChange={(event) => onChange({ unused: Number(event.currentTarget.value) || undefined })}
    />
  );
};

/** The filters of the list, each choice with how many lines it leaves. Of an organisation there is one place only. */
export const FilterMenu = ({ kind, filter, choices, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <Popover position="bottom-start" width="min(560px, 92vw)" trapFocus shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
          {t('assignments.filters.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('assignments.filters.title')} p="md">
        <div className={classes.columns}>
          <CheckGroup
            title={t('assignments.filters.status')}
            choices={choices.statuses}
            chosen={filter.statuses}
            onChange={(statuses) => onChange({ statuses })}
          />
          <CheckGroup
            title={t('assignments.filters.role')}
            choices={choices.roles}
            chosen={filter.roles}
            onChange={(roles) => onChange({ roles })}
          />
          {kind === 'team' && (
            <Stack gap="sm">
              <CheckGroup
                title={t('assignments.filters.kind')}
                choices={choices.kinds}
                chosen={filter.kinds}
                onChange={(kinds) => onChange({ kinds })}
              />
              <Checkbox
                pl={2}
                label={t('assignments.filters.only')}
                checked={filter.only}
                onChange={(event) => onChange({ only: event.currentTarget.checked })}
              />
            </Stack>
          )}
          <Unused filter={filter} choices={choices} onChange={onChange} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
