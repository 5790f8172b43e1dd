import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { useOrganisationTitle } from './use-organisation-title.ts';

type Props = { team: string; value: string | undefined; onChange: (organisation: string | undefined) => void };

const pause = 250;
const atOnce = 20;

/** Products of one organisation below a team, found by typing. */
export const OrganisationFilter = ({ team, value, onChange }: Props) => {
  const { t } = useTranslation();
  const title = useOrganisationTitle(value);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed === title ? '' : typed.trim(), pause);
  const input = { team, q, page: 1, size: atOnce, states: [], types: [] };
  const { data } = useQuery({ ...queries.organisation.list.queryOptions({ input }), placeholderData: keepPreviousData });
  const found = (data?.rows ?? []).map((row) => ({ value: row.key, label: row.title }));
  const offered = value && title && !found.some((one) => one.value === value) ? [{ value, label: title }, ...found] : found;
  return (
    <Select
      label={t('product.list.filters.organisation')}
      placeholder={t('product.add.organisationSearch')}
      searchable
      clearable
      data={offered}
      // The server has searched already.
      filter={({ options }) => options}
      value={value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('product.add.organisationNothing', { q })}
      comboboxProps={{ withinPortal: false }}
      onChange={(key) => onChange(key ?? undefined)}
    />
  );
};
