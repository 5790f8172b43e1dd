import { CloseButton, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './create.module.css';

/** The box to search types by name or category; says how many it finds. */
export const TypeSearch = ({ value, found, onChange }: { value: string; found: number; onChange: (q: string) => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        type="search"
        className={classes.search ?? ''}
        aria-label={t('creation.types.search')}
        placeholder={t('creation.types.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          value ? <CloseButton size={24} aria-label={t('creation.types.searchClear')} onClick={() => onChange('')} /> : undefined
        }
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <VisuallyHidden role="status">{value && t('creation.types.found', { count: found })}</VisuallyHidden>
    </>
  );
};
