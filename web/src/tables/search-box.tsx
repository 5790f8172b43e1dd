import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

const pause = 300;

type Props = { value: string; label: string; clearLabel: string; onSearch: (q: string) => void };

/** The box of a list to search in; it searches when the typing pauses. */
export const SearchBox = ({ value, label, clearLabel, onSearch }: Props) => {
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
      rightSection={typed ? <CloseButton size={24} aria-label={clearLabel} onClick={() => type('')} /> : undefined}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};
