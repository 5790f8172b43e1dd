import { IconBuilding, IconPackage, IconSitemap, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Favourite } from '../../api/types.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import classes from '../dropdown-list.module.css';
import { recordPath } from '../record-path.ts';
import { useFavourites } from './use-favourites.ts';

const signs = { team: IconSitemap, organisation: IconBuilding, product: IconPackage };

const FavouriteItem = ({ favourite, onGone }: { favourite: Favourite; onGone: () => void }) => {
  const path = recordPath({ ...favourite, organisation: favourite.payload['organisation'] });
  const Sign = signs[favourite.type];
  if (!path) return null;
  return (
    <li>
      <Link {...path} className={classes.link} onClick={onGone}>
        <Sign size={16} aria-hidden />
        {favourite.title}
      </Link>
    </li>
  );
};

/** The favourites in the top bar. */
export const FavouritesMenu = () => {
  const { t } = useTranslation();
  const favourites = useFavourites();
  return (
    <Dropdown label={t('shell.top.favourites')} width={300} face={<IconStar size={20} aria-hidden />}>
      {(close) => (
        <>
          <div className={classes.caption}>{t('shell.top.favourites')}</div>
          {favourites.length === 0 && <p className={classes.empty}>{t('shell.favourites.empty')}</p>}
          <ul className={classes.list}>
            {favourites.map((favourite) => (
              <FavouriteItem key={`${favourite.type}${favourite.key}`} favourite={favourite} onGone={close} />
            ))}
          </ul>
        </>
      )}
    </Dropdown>
  );
};
