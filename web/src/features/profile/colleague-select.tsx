import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { usePersonName } from '../../i18n/use-person-name.ts';
import type { ApiAnswers } from '../../api/types.ts';

export type Colleague = ApiAnswers['profile']['colleagues'][number];

type Props = { id: string; value: Colleague | null; error: ReactNode; onChange: (colleague: Colleague) => void };

const pause = 200;

/** Searches a colleague by name; the one chosen stays in the box. */
export const ColleagueSelect = ({ id, value, error, onChange }: Props) => {
  const { t } = useTranslation();
  const personName = usePersonName();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value ? personName(value) : '';
  // The name of who is chosen is no search.
  const [q] = useDebouncedValue(typed === null || typed === chosen ? '' : typed, pause);
  const { data, isFetching } = useQuery({
    ...queries.profile.colleagues.queryOptions({ input: { q } }),
    placeholderData: keepPreviousData,
  });
  const found = data ?? [];
  const offered = value && !found.some(({ key }) => key === value.key) ? [value, ...found] : found;
  return (
    <Select
      id={id}
      searchable
      label={t('profile.standIn.person')}
      description={t('profile.standIn.personHelp')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('profile.standIn.personPlaceholder')}
      nothingFoundMessage={isFetching ? t('profile.standIn.searching') : t('profile.standIn.nobody')}
      data={offered.map((colleague) => ({ value: colleague.key, label: personName(colleague) }))}
      // The server has searched already, forgiving accents.
      filter={({ options }) => options}
      value={value?.key ?? null}
      searchValue={typed ?? chosen}
      onSearchChange={setTyped}
      allowDeselect={false}
      error={error}
      maxDropdownHeight={280}
      onChange={(key) => {
        const colleague = offered.find((one) => one.key === key);
        if (colleague) onChange(colleague);
      }}
    />
  );
};
