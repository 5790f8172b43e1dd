import type { Key } from '@bronhouder/domain/instant.ts';
import { Loader, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../../api/clients.ts';
import { useTyped } from '../../../../forms/supplements/use-typed.ts';
import { useItem } from '../item-context.ts';
import { atPath } from './at-path.ts';
import classes from './fields.module.css';

export type NamedProduct = { key: Key; title: string };

/** So many are offered at once; more are found by typing. */
const atOnce = 50;

const useProducts = (organisation: Key, q: string) =>
  useQuery({
    ...queries.agenda.products.queryOptions({
      input: { key: organisation, q, page: 1, size: atOnce },
      ...handled,
    }),
    placeholderData: keepPreviousData,
  });

/** What takes place: a product of the organisation, or one that it shows along; the last used stand first. */
export const ProductSelect = () => {
  const { t } = useTranslation();
  const { item, organisation, known, shown, type } = useItem();
  const [chosen, setChosen] = useState<NamedProduct | null>(known);
  const { typed, setTyped, q: searched } = useTyped();
  const q = typed === chosen?.title ? '' : searched;
  const { data, isFetching, isError } = useProducts(organisation, q);
  const rows = data?.rows ?? [];
  const current = chosen && chosen.key === item.product ? chosen : null;
  const offered: NamedProduct[] = current && !rows.some(({ key }) => key === current.key) ? [current, ...rows] : rows;
  const choose = (key: string | null) => {
    const product = rows.find((one) => one.key === key);
    setChosen(product ?? null);
    type({ product: key });
  };
  return (
    <Select
      {...atPath('product', shown)}
      data-autofocus={item.product === null || undefined}
      label={t('agendaDialog.product.label')}
      placeholder={t('agendaDialog.product.choose')}
      searchable
      // A jump to the field shows what is wrong with it, not what can be chosen.
      openOnFocus={false}
      allowDeselect={false}
      data={offered.map(({ key, title }) => ({ value: key, label: title }))}
      // The server has searched already.
      filter={({ options }) => options}
      value={item.product}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t(isError ? 'agendaDialog.product.failed' : q ? 'agendaDialog.product.nothing' : 'agendaDialog.product.none')}
      rightSection={isFetching ? <Loader size={16} /> : undefined}
      renderOption={({ option }) => (
        <span>
          {option.label}
          {rows.find(({ key }) => key === option.value)?.shared && (
            <span className={classes.above}>{t('agendaDialog.product.shared')}</span>
          )}
        </span>
      )}
      onChange={choose}
    />
  );
};
