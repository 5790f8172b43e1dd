import { useTranslation } from 'react-i18next';
import type { FilterChip } from '../../../tables/filter-chips.tsx';
import type { LibrarySearch } from './library-search.ts';

/** What narrows the library now, each removable. */
export const useChips = ({ q, closing, used }: LibrarySearch, onChange: (change: LibrarySearch) => void): FilterChip[] => {
  const { t } = useTranslation();
  return [
    ...(q ? [{ key: 'q', label: `‘${q}’`, onRemove: () => onChange({ q: undefined }) }] : []),
    ...(closing
      ? [{ key: 'closing', label: t(`supplement.list.closings.${closing}`), onRemove: () => onChange({ closing: undefined }) }]
      : []),
    ...(used ? [{ key: 'used', label: t(`supplement.list.useds.${used}`), onRemove: () => onChange({ used: undefined }) }] : []),
  ];
};
