import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Favourite } from '../../api/types.ts';
import { useFavourite } from './use-favourites.ts';

/** The star beside a title. */
export const Star = ({ record }: { record: Pick<Favourite, 'type' | 'key' | 'title'> & Partial<Pick<Favourite, 'payload'>> }) => {
  const { t } = useTranslation();
  const { on, toggle } = useFavourite({ payload: {}, ...record });
  const label = t(on ? 'shell.favourites.remove' : 'shell.favourites.add', { title: record.title });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      c={on ? 'var(--warn)' : 'var(--ink-3)'}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      {on ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
    </ActionIcon>
  );
};
