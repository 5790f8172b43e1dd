import type { Key } from '@bronhouder/domain/instant.ts';
import { Loader, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import { useTyped } from '../../../forms/supplements/use-typed.ts';

type Props = { organisation: Key; about: 'product' | 'location'; of: Key | null; error: ReactNode; onChange: (of: Key | null) => void };

/** So many are offered at once; more are found by typing. */
const atOnce = 50;

/** Of which product or location a feed is the agenda. */
export const SubjectSelect = ({ organisation, about, of, error, onChange }: Props) => {
  const { t } = useTranslation();
  const { typed, setTyped, q: searched } = useTyped();
  const [chosen, setChosen] = useState<{ key: Key; title: string } | null>(null);
  const input = { key: organisation, q: typed === chosen?.title ? '' : searched, page: 1, size: atOnce };
  const asked = { input, ...handled } as const;
  const common = { placeholderData: keepPreviousData };
  const products = useQuery({ ...queries.agenda.products.queryOptions(asked), ...common, enabled: about === 'product' });
  const locations = useQuery({ ...queries.agenda.locations.queryOptions(asked), ...common, enabled: about === 'location' });
  const rows: { key: Key; title: string }[] = (about === 'product' ? products : locations).data?.rows ?? [];
  const offered = chosen && !rows.some(({ key }) => key === chosen.key) ? [chosen, ...rows] : rows;
  return (
    <Select
      id="feed-subject"
      label={t(`feeds.form.${about}`)}
      placeholder={t('feeds.form.choose')}
      required
      searchable
      allowDeselect={false}
      data={offered.map(({ key, title }) => ({ value: key, label: title }))}
      // The server has searched already.
      filter={({ options }) => options}
      value={of}
      error={error}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('feeds.form.nothing')}
      rightSection={products.isFetching || locations.isFetching ? <Loader size={16} /> : undefined}
      onChange={(key) => {
        setChosen(rows.find((row) => row.key === key) ?? null);
        onChange(key);
      }}
    />
  );
};
