import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { readBack } from './own-search.ts';

const pause = 300;

type Props = { value: string; label: string; clearLabel: string; onSearch: (q: string) => void };

/** What is typed stays as it is typed, its spaces too, while the address follows; when the address changes by itself, the box follows. */
const useTyped = (value: string, onSearch: (q: string) => void) => {
  const [typed, setTyped] = useState(value);
  const asked = useRef([value]);
  const later = useDebouncedCallback((q: string) => {
    asked.current = [...asked.current, q];
    onSearch(q);
  }, pause);
  useEffect(() => {
    const left = readBack(asked.current, value);
    asked.current = left ?? [value];
    if (!left) setTyped(value);
  }, [value]);
  return { typed, setTyped, later };
};

/** The box of a list to search in; it searches when the typing pauses. */
export const SearchBox = ({ value, label, clearLabel, onSearch }: Props) => {
  const { typed, setTyped, later } = useTyped(value, onSearch);
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
