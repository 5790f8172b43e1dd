import { Button, Checkbox, CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainWords } from './plain-words.ts';
import classes from './check-list.module.css';

export type Choice = { key: string; label: string; icon?: ReactNode; aside: string };
type Props = { label: string; choices: Choice[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** So many lines need no search. */
const fewEnough = 7;

/** A list to choose several from: searchable where it is long, with how many are chosen. */
export const CheckList = ({ label, choices, chosen, onChange }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const shown = choices.filter((choice) => plainWords(choice.label).includes(plainWords(typed)));
  const toggle = (key: string) => onChange(choices.map((one) => one.key).filter((one) => (one === key) !== chosen.includes(one)));
  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <span role="status">{t('teamSettings.list.chosen', { chosen: chosen.length, count: choices.length })}</span>
        <span className={classes.acts}>
          <Button variant="subtle" size="compact-xs" onClick={() => onChange(choices.map(({ key }) => key))}>
            {t('teamSettings.list.all')}
          </Button>
          <Button variant="subtle" size="compact-xs" onClick={() => onChange([])}>
            {t('teamSettings.list.none')}
          </Button>
        </span>
      </div>
      {choices.length > fewEnough && (
        <TextInput
          type="search"
          size="xs"
          className={classes.search ?? ''}
          aria-label={`${label}: ${t('teamSettings.list.search')}`}
          placeholder={t('teamSettings.list.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          rightSection={
            typed ? <CloseButton size={20} aria-label={t('organisation.list.searchClear')} onClick={() => setTyped('')} /> : null
          }
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className={classes.choices} role="group" aria-label={label}>
        {shown.map((choice) => (
          <label key={choice.key} className={classes.choice}>
            <Checkbox size="sm" checked={chosen.includes(choice.key)} onChange={() => toggle(choice.key)} />
            {choice.icon}
            <span className={classes.name}>{choice.label}</span>
            <span className={classes.aside}>{choice.aside}</span>
          </label>
        ))}
        {shown.length === 0 && <p className={classes.nothing}>{t('teamSettings.list.nothing', { q: typed })}</p>}
      </div>
    </div>
  );
};
