import type { Key } from '@bronhouder/domain/instant.ts';
import { Loader, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../../api/clients.ts';
import { ClosingMark } from '../../../../forms/supplements/closing-mark.tsx';
import { useNamed } from '../../../../forms/supplements/named.ts';
import { useTyped } from '../../../../forms/supplements/use-typed.ts';
import { useItem } from '../item-context.ts';
import classes from './fields.module.css';

/** So many are offered at once; more are found by typing. */
const atOnce = 50;

type Props = {
  id: string;
  'data-part'?: string;
  error?: ReactNode;
  label: string;
  location: Key | null;
  onChange: (location: Key | null) => void;
};

/** Where it takes place: own supplements that have a place, the last used first; of a shared product also those that it names. */
export const LocationSelect = ({ location, onChange, ...input }: Props) => {
  const { t } = useTranslation();
  const { item, organisation } = useItem();
  const lookUp = useNamed();
  const current = location === null ? null : lookUp(location);
  const { typed, setTyped, q: searched } = useTyped();
  const q = typed === current?.title ? '' : searched;
  const { data, isFetching, isError } = useQuery({
    ...queries.agenda.locations.queryOptions({
      input: { key: organisation, ...(item.product && { product: item.product }), q, page: 1, size: atOnce },
      ...handled,
    }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows ?? [];
  const offered = rows.map(({ key, title }) => ({ value: key, label: title }));
  const missing = location !== null && !rows.some(({ key }) => key === location);
  return (
    <Select
      {...input}
      placeholder={t('agendaDialog.location.choose')}
      searchable
      // A jump to the field shows what is wrong with it, not what can be chosen.
      openOnFocus={false}
      allowDeselect={false}
      data={missing ? [{ value: location, label: current?.title ?? '' }, ...offered] : offered}
      // The server has searched already.
      filter={({ options }) => options}
      value={location}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t(isError ? 'agendaDialog.location.failed' : q ? 'agendaDialog.location.nothing' : 'agendaDialog.location.none')}
      rightSection={isFetching ? <Loader size={16} /> : undefined}
      renderOption={({ option }) => {
        const row = rows.find(({ key }) => key === option.value);
        return (
          <span>
            {option.label}
            {row?.shared && <span className={classes.above}>{t('agendaDialog.location.ofProduct')}</span>}
            {row && <ClosingMark closing={row.closing} />}
          </span>
        );
      }}
      onChange={onChange}
    />
  );
};
