import type { State } from '@bronhouder/domain/publication/states.ts';
import {
  type Icon,
  IconArchive,
  IconBan,
  IconCalendarEvent,
  IconCalendarX,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconClockStop,
  IconPencil,
  IconPlayerPause,
  IconWifiOff,
} from '@tabler/icons-react';

export type StateTone = 'ok' | 'warn' | 'bad' | 'plan' | 'none';

/** Icon and colour of each main state, in the order in which they are shown: what readers see first. */
export const stateLooks: Record<State, { icon: Icon; tone: StateTone }> = {
  published: { icon: IconCircleCheckFilled, tone: 'ok' },
  publishCancelPlanned: { icon: IconClockStop, tone: 'warn' },
  publishPlanned: { icon: IconCalendarEvent, tone: 'plan' },
  ready: { icon: IconCircleCheck, tone: 'plan' },
  concept: { icon: IconPencil, tone: 'none' },
  publishCancelled: { icon: IconCalendarX, tone: 'none' },
  publishEnded: { icon: IconBan, tone: 'bad' },
  offline: { icon: IconWifiOff, tone: 'none' },
  deactivated: { icon: IconPlayerPause, tone: 'none' },
  archived: { icon: IconArchive, tone: 'none' },
};
