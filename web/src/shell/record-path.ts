import type { FavouriteType } from '../api/types.ts';
import { type Path, paths } from '../paths.ts';

/** A record somewhere in the portal; of a product also the organisation through which it is looked at. */
type Found = { type: FavouriteType; key: string; organisation?: string | undefined };

/** The page of a record; undefined where it is not known well enough. */
export const recordPath = ({ type, key, organisation }: Found): Path | undefined => {
  if (type === 'team') return paths.team(key);
  if (type === 'organisation') return paths.organisation(key);
  return organisation !== undefined ? paths.product({ organisation }, key) : undefined;
};
