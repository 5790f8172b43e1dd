import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api/clients.ts';
import { useBelow } from './below.ts';
import type { Option } from './options.tsx';
import { useSupplementTypes } from './types.ts';
import { useTyped } from './use-typed.ts';

const firstPage = 25;
const mostShown = 100;

/** Supplements of a library that a field may name, found by title: the server searches, however many there are. */
export const useFound = (organisation: string, types: readonly string[]) => {
  const definitions = useSupplementTypes();
  const below = useBelow();
  const { typed, setTyped, q } = useTyped();
  const [only, setOnly] = useState<string | null>(null);
  const [size, setSize] = useState(firstPage);
  const input = { organisation, types: only ? [only] : [...types], q, size };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queries.supplement.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const options = data?.rows.map((row): Option => {
    const type = definitions.find(({ key }) => key === row.type);
    return { ...row, icon: type?.icon ?? '', below: below(row.summary, types.length > 1 ? type : undefined) };
  });
  const change = (act: () => void) => {
    setSize(firstPage);
    act();
  };
  return {
    options,
    total: data?.total ?? 0,
    failed: isError,
    again: () => void refetch(),
    typed,
    searching: isPlaceholderData || typed.trim() !== q,
    search: (text: string) => change(() => setTyped(text)),
    only,
    setOnly: (type: string | null) => change(() => setOnly(type)),
    onMore: size < mostShown ? () => setSize(mostShown) : undefined,
    definitions: definitions.filter(({ key }) => types.includes(key)),
  };
};
