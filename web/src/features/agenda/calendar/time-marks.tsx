import { IconArrowsMove, IconBan, IconDoorOff, IconEyeOff } from '@tabler/icons-react';
import type { Shown } from './shown.ts';

/** Signs of what is not as usual with a time; in words it stands in its name. */
export const TimeMarks = ({ shown: { state, closed, entry } }: { shown: Shown }) => (
  <>
    {state === 'cancelled' && <IconBan size={13} aria-hidden />}
    {state === 'moved' && <IconArrowsMove size={13} aria-hidden />}
    {closed !== null && <IconDoorOff size={13} aria-hidden />}
    {entry.shown !== 'yes' && <IconEyeOff size={13} aria-hidden />}
  </>
);
