import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pause = 300;

/** The box to search by name; it searches when the typing pauses. */
export const SearchBox = ({ label, value, onSearch }: { label: string; value: string; onSearch: (q: string) => void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const later = useDebouncedCallback(onSearch, pause);
  useEffect(() => setTyped(value), [value]);
  const type = (text: string) => {
    setTyped(text);
    later(text.trim());
  };
  return (
    <TextInput
      type="search"
      w={{ base: '100%', xs: 280 }}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed ? <CloseButton size={24} aria-label={t('organisation.list.searchClear')} onClick={() => type('')} /> : undefined}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};
