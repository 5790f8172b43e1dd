import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './tree.module.css';
import type { Sight } from './use-sight.ts';

type Props = { sight: Sight; autoFocus?: boolean; onSearch?: (query: string) => void };

/** The box above a tree; the arrow down goes from it into the tree. */
export const TreeSearch = ({ sight, autoFocus = false, onSearch }: Props) => {
  const { t } = useTranslation();
  const { query, search, active, reveal } = sight;
  const type = (text: string) => {
    search(text);
    onSearch?.(text.trim());
  };
  return (
    <TextInput
      type="search"
      aria-label={t('subteams.tree.search')}
      placeholder={t('subteams.tree.search')}
      autoComplete="off"
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={query ? <CloseButton size={24} aria-label={t('subteams.tree.clear')} onClick={() => type('')} /> : undefined}
      value={query}
      data-autofocus={autoFocus || undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || active === null) return;
        event.preventDefault();
        reveal(active);
      }}
    />
  );
};

/** What a search found, said to everybody. */
export const TreeStatus = ({ sight: { asked, hits, cut }, total }: { sight: Sight; total: number }) => {
  const { t } = useTranslation();
  const found = asked.trim() === '' ? t('subteams.tree.count', { count: total }) : t('subteams.tree.found', { count: hits });
  return (
    <p role="status" className={classes.status}>
      {found} {cut && t('subteams.tree.cut')}
    </p>
  );
};
