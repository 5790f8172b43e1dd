import { Button, NativeSelect, Popover } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CheckGroup } from '../../../tables/check-group.tsx';
import classes from '../people.module.css';
import type { PeopleFilter } from './people-search.ts';
import type { Choices } from './use-choices.ts';

type Props = { filter: PeopleFilter; choices: Choices; onChange: (change: Partial<PeopleFilter>) => void };

/** The filters of the list of people: how accounts stand, which role, at or beneath which team. */
export const FilterMenu = ({ filter, choices: { statuses, roles, teams = [] }, onChange }: Props) => {
  const { t } = useTranslation();
  const any = { value: '', label: t('people.list.filters.anyTeam') };
  return (
    <Popover position="bottom-start" width="min(560px, 92vw)" trapFocus shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
          {t('people.list.filters.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('people.list.filters.title')} p="md">
        <div className={classes.columns}>
          <CheckGroup
            title={t('people.list.filters.status')}
            choices={statuses}
            chosen={filter.statuses}
            onChange={(chosen) => onChange({ statuses: chosen })}
          />
          <CheckGroup
            title={t('people.list.filters.role')}
            choices={roles}
            chosen={filter.roles}
            onChange={(chosen) => onChange({ roles: chosen })}
          />
          {teams.length > 0 && (
            <NativeSelect
              className={classes.wide ?? ''}
              label={t('people.list.filters.team')}
              data={[any, ...teams.map((team) => (team.value === filter.team ? { ...team, label: team.name } : team))]}
              value={filter.team ?? ''}
              onChange={(event) => onChange({ team: event.currentTarget.value || undefined })}
            />
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
