import type { FavouriteType } from '../api/types.ts';
import { type Path, paths } from '../paths.ts';

/** The page of a record; undefined for a kind that has no page yet. */
export const recordPath = ({ type, key }: { type: FavouriteType; key: string }): Path | undefined => {
  if (type === 'team') return paths.team(key);
  return type === 'organisation' ? paths.organisation(key) : undefined;
};
