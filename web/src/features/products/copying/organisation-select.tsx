import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import classes from './copying.module.css';

export type Place = { key: string; title: string };

const pause = 250;
/** So many are offered at once; more are found by typing. */
const atOnce = 50;

const usePlaces = (q: string) => {
  const input = { q, page: 1, size: atOnce };
  return useQuery({ ...queries.copying.places.queryOptions({ input }), placeholderData: keepPreviousData, staleTime: 60_000 });
};

type Props = { place: Place | undefined; error: string | undefined; onChange: (place: Place | undefined) => void };

/** An organisation to which the user may copy products, found by typing. The one that is chosen is offered even if it is not one of those. */
export const OrganisationSelect = ({ place, error, onChange }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed === place?.title ? '' : typed.trim(), pause);
  const { data, isFetching } = usePlaces(q);
  const total = usePlaces('').data?.total;
  const rows = data?.rows ?? [];
  const offered: (Place & { team?: string })[] = place && q === '' && !rows.some(({ key }) => key === place.key) ? [place, ...rows] : rows;
  if (total === 0) return <p className={classes.nowhere}>{t('copying.nowhere')}</p>;
  return (
    <Select
      label={t('copying.organisation')}
      description={total !== undefined && total > atOnce ? t('copying.organisationMore', { count: total }) : t('copying.organisationHelp')}
      searchable
      required
      withAsterisk={false}
      allowDeselect={false}
      data={offered.map(({ key, title }) => ({ value: key, label: title }))}
      // The server has searched already.
      filter={({ options }) => options}
      value={place?.key ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('copying.organisationNothing')}
      rightSection={isFetching ? <Loader size={16} /> : undefined}
      error={error}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className={classes.above}>{offered.find(({ key }) => key === option.value)?.team}</span>
        </span>
      )}
      onChange={(key) => onChange(offered.find((one) => one.key === key))}
    />
  );
};
