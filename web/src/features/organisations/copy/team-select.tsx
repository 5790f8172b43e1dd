import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import classes from './copy.module.css';

type Place = ApiAnswers['organisation']['places']['rows'][number];
export type Team = Pick<Place, 'key' | 'name'>;

const pause = 250;
/** So many are offered at once; more are found by typing. */
const atOnce = 50;

/** The teams in which the user may make organisations, those whose name holds `q` first. */
export const usePlaces = (q: string) => {
  const input = { q, page: 1, size: atOnce };
  return useQuery({ ...queries.organisation.places.queryOptions({ input }), placeholderData: keepPreviousData, staleTime: 60_000 });
};

type Props = { team: Team | null; error: string | undefined; onChange: (team: Team | null) => void };

/** A team in which the user may make organisations, found by typing. The one that is chosen is offered even if it is not one of those. */
export const TeamSelect = ({ team, error, onChange }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed === team?.name ? '' : typed.trim(), pause);
  const { data, isFetching } = usePlaces(q);
  const total = usePlaces('').data?.total;
  const rows = data?.rows ?? [];
  const offered: (Team & { above?: string[] })[] = team && !rows.some(({ key }) => key === team.key) && q === '' ? [team, ...rows] : rows;
  return (
    <Select
      label={t('creation.copy.team')}
      description={total !== undefined && total > atOnce ? t('creation.copy.teamMore', { count: total }) : t('creation.copy.teamHelp')}
      searchable
      required
      withAsterisk={false}
      allowDeselect={false}
      data={offered.map(({ key, name }) => ({ value: key, label: name }))}
      // The server has searched already.
      filter={({ options }) => options}
      value={team?.key ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('creation.copy.teamNothing')}
      rightSection={isFetching ? <Loader size={16} /> : undefined}
      error={error}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className={classes.above}>{offered.find(({ key }) => key === option.value)?.above?.join(' › ')}</span>
        </span>
      )}
      onChange={(key) => onChange(offered.find((one) => one.key === key) ?? null)}
    />
  );
};
