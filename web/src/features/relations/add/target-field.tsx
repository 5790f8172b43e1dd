import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import type { Choice } from '../rights.ts';
import classes from '../relations.module.css';

export type Candidate = ApiAnswers['relation']['candidates'][number];
type Props = {
  organisation: string;
  choice: Choice | null;
  value: Candidate | null;
  error: ReactNode;
  onChange: (chosen: Candidate | null) => void;
};

const pause = 200;

/** The other organisation, found by name among those where the user may make this relation; what is related already is marked. */
export const TargetField = ({ organisation, choice, value, error, onChange }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value?.title ?? '');
  const [q] = useDebouncedValue(typed === value?.title ? '' : typed.trim(), pause);
  const found = useQuery({
    ...queries.relation.candidates.queryOptions({
      input: { organisation, type: choice?.type.key ?? '', side: choice?.side ?? 'source', q },
      ...handled,
    }),
    enabled: choice !== null,
    placeholderData: keepPreviousData,
  });
  const all = choice ? (found.data ?? []) : [];
  const known = value && !all.some(({ key }) => key === value.key) ? [value, ...all] : all;
  const below = ({ city, team, standing }: Candidate) =>
    standing === 'free' ? [city, team].filter(Boolean).join(' · ') : t(`relations.add.${standing}`);
  return (
    <Select
      id="relation-target"
      label={t('relations.add.target')}
      description={t('relations.add.targetHelp')}
      placeholder={t('relations.add.targetPlaceholder')}
      required
      searchable
      disabled={choice === null}
      openOnFocus={false}
      autoComplete="off"
      data={known.map(({ key, title, standing }) => ({ value: key, label: title, disabled: standing !== 'free' }))}
      // The server has searched already.
      filter={({ options }) => options}
      value={value?.key ?? null}
      error={error}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={found.isFetching ? t('shell.loading') : t('relations.add.nothing')}
      classNames={{ option: classes.option ?? '' }}
      renderOption={({ option }) => {
        const one = known.find(({ key }) => key === option.value);
        return (
          <span>
            {option.label}
            <span className={classes.below}>{one && below(one)}</span>
          </span>
        );
      }}
      onChange={(key) => onChange(known.find((one) => one.key === key) ?? null)}
    />
  );
};
