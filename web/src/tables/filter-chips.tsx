import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';

export type FilterChip = { key: string; label: string; onRemove: () => void };

/** What narrows the list now: each can be taken away, and all together. */
export const FilterChips = ({ chips, onClear }: { chips: FilterChip[]; onClear?: () => void }) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.chips} aria-label={t('shell.table.filters')}>
      {chips.map(({ key, label, onRemove }) => (
        <li key={key} className={classes.filter}>
          {label}
          <CloseButton
            size={24}
            iconSize={14}
            radius="xl"
            c="inherit"
            aria-label={t('shell.table.removeFilter', { label })}
            onClick={onRemove}
          />
        </li>
      ))}
      {onClear && chips.length > 1 && (
        <li>
          <Button variant="subtle" size="compact-xs" onClick={onClear}>
            {t('shell.table.clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  );
};
