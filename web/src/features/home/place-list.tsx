import { IconBuilding, IconPackage, IconSitemap } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FavouriteType } from '../../api/types.ts';
import { recordPath } from '../../shell/record-path.ts';
import classes from './places.module.css';

export type Place = {
  type: FavouriteType;
  key: string;
  title: string;
  organisation?: string | undefined;
  below?: string;
  beside?: ReactNode;
  /** Its page is not for this user: named, and no link. */
  closed?: boolean;
};

const signs = { team: IconSitemap, organisation: IconBuilding, product: IconPackage };

const PlaceRow = ({ place }: { place: Place }) => {
  const path = place.closed ? undefined : recordPath(place);
  const Sign = signs[place.type];
  return (
    <li className={classes.row}>
      <Sign size={18} stroke={1.75} aria-hidden />
      <div className={classes.grow}>
        {path ? <Link {...path}>{place.title}</Link> : place.title}
        {place.below && <div className={classes.below}>{place.below}</div>}
      </div>
      {place.beside}
    </li>
  );
};

type Props = { places: Place[]; empty: string /** Over the whole width: beside each other where there is room. */; broad?: boolean };

/** Teams, organisations and products, each a link. */
export const PlaceList = ({ places, empty, broad }: Props) =>
  places.length === 0 ? (
    <p className={classes.empty}>{empty}</p>
  ) : (
    <ul className={classes.list} data-broad={broad || undefined}>
      {places.map((place, at) => (
        <PlaceRow key={`${place.type}${place.key}${at}`} place={place} />
      ))}
    </ul>
  );
