import { Menu, Text } from '@mantine/core';
import { IconBuilding, IconSitemap, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Favourite } from '../../api/types.ts';
import { ToolButton } from '../frame/tool-button.tsx';
import { MenuLink } from '../links.tsx';
import { recordPath } from '../record-path.ts';
import { useFavourites } from './use-favourites.ts';

const FavouriteItem = ({ favourite }: { favourite: Favourite }) => {
  const path = recordPath(favourite);
  const Sign = favourite.type === 'team' ? IconSitemap : IconBuilding;
  if (!path) return null;
  return (
    <MenuLink {...path} leftSection={<Sign size={16} aria-hidden />}>
      {favourite.title}
    </MenuLink>
  );
};

/** The favourites in the top bar. */
export const FavouritesMenu = () => {
  const { t } = useTranslation();
  const favourites = useFavourites();
  return (
    <Menu width={280}>
      <Menu.Target>
        <ToolButton label={t('shell.top.favourites')}>
          <IconStar size={20} aria-hidden />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('shell.top.favourites')}</Menu.Label>
        {favourites.map((favourite) => (
          <FavouriteItem key={`${favourite.type}${favourite.key}`} favourite={favourite} />
        ))}
        {favourites.length === 0 && (
          <Text size="sm" c="dimmed" px="sm" pb="xs">
            {t('shell.favourites.empty')}
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
