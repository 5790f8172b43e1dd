import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import classes from '../assignments.module.css';

export type Chosen = { key: string; name: string; email: string };
type Props = { value: Chosen | null; error: string | null; onChange: (chosen: Chosen | null) => void };

const pause = 250;
const fewest = 2;

/** What the list says instead of people. */
const useNothingText = (q: string, found: { isFetching: boolean; isError: boolean }) => {
  const { t } = useTranslation();
  if (q.length < fewest) return t('assignments.assign.personType');
  if (found.isError) return t('assignments.assign.personFailed');
  return t(found.isFetching ? 'assignments.assign.personSearching' : 'assignments.assign.personNone');
};

/** Who gets the role: somebody whom the user knows from where they give roles, found by name or address. */
export const PersonField = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value?.name ?? '');
  const [q] = useDebouncedValue(typed.trim(), pause);
  const found = useQuery({
    ...queries.assignment.people.queryOptions({ input: { q }, ...handled }),
    enabled: q.length >= fewest,
    placeholderData: keepPreviousData,
  });
  const people: Chosen[] =
    q.length < fewest
      ? []
      : (found.data ?? []).map(({ person, email }) => ({ key: person.key, name: person.name ?? t('assignments.nameless'), email }));
  const known = value && !people.some(({ key }) => key === value.key) ? [value, ...people] : people;
  return (
    <Select
      id="assign-person"
      label={t('assignments.assign.person')}
      description={t('assignments.assign.personHelp')}
      placeholder={t('assignments.assign.personPick')}
      searchable
      openOnFocus={false}
      clearable
      clearButtonProps={{ 'aria-label': t('assignments.searchClear') }}
      autoComplete="off"
      data={known.map(({ key, name }) => ({ value: key, label: name }))}
      // The server has searched already, in addresses too.
      filter={({ options }) => options}
      value={value?.key ?? null}
      error={error}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={useNothingText(q, found)}
      renderOption={({ option }) => (
        <span className={classes.name}>
          {option.label}
          <span className={classes.below}>{known.find(({ key }) => key === option.value)?.email}</span>
        </span>
      )}
      onChange={(key) => onChange(known.find((one) => one.key === key) ?? null)}
    />
  );
};
