import type { Occurrence } from '@bronhouder/domain/agenda/item.ts';
import type { Closing } from '@bronhouder/domain/supplements/closing.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { useNamed } from '../../../../forms/supplements/named.ts';
import { type Free, type Marks, marksOf } from './marks.ts';
import { useBusy } from './use-busy.ts';

const nobody: Occurrence[] = [];
const open: Closing[] = [];

type Props = {
  item: Key | null;
  location: Key | null;
  shown: readonly Occurrence[];
  free: (occurrence: Occurrence) => Free;
  mayChange: boolean;
};

/** What is worth knowing about each of the shown dates: closed, a holiday, a vacation, somebody else in the same room. */
export const useMarks = ({ item, location, shown, free, mayChange }: Props): ((occurrence: Occurrence) => Marks) => {
  const named = useNamed();
  // Who only reads has no room to look for, and seldom the right to ask.
  const busyAt = useBusy(mayChange ? shown : nobody, location, item);
  return (occurrence) => {
    const where = occurrence.location ?? location;
    const closings = (where && named(where)?.closings) || open;
    return marksOf(occurrence, { closings, free: free(occurrence), busy: where ? busyAt(where) : [] });
  };
};
