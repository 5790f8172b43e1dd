import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../api/clients.ts';
import { useBelow } from '../../../forms/supplements/below.ts';
import type { Option } from '../../../forms/supplements/options.tsx';
import { useSupplementTypes } from '../../../forms/supplements/types.ts';
import { useTyped } from '../../../forms/supplements/use-typed.ts';
import type { Supplement } from '../record.ts';

const [first, most] = [25, 100];

/** What may take the place of a supplement: found by title, of the same organisation and type. */
export const useReplacements = ({ key, type }: Supplement) => {
  const below = useBelow();
  const icon = useSupplementTypes().find((one) => one.key === type.key)?.icon ?? '';
  const { typed, setTyped, q } = useTyped();
  const [size, setSize] = useState(first);
  const { data, isPlaceholderData } = useQuery({
    ...queries.supplement.replacements.queryOptions({ input: { key, q, size } }),
    placeholderData: keepPreviousData,
  });
  return {
    options: data?.rows.map((row): Option => ({ ...row, icon, below: below(row.summary) })),
    total: data?.total ?? 0,
    typed,
    searching: isPlaceholderData || typed.trim() !== q,
    search: (text: string) => {
      setSize(first);
      setTyped(text);
    },
    onMore: size < most ? () => setSize(most) : undefined,
  };
};
