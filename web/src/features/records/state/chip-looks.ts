import type { ChipCode } from '@bronhouder/domain/publication/chips.ts';
import {
  type Icon,
  IconAlertTriangle,
  IconArchive,
  IconArrowBackUp,
  IconCalendarOff,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconClock,
  IconClockStop,
  IconEyeOff,
  IconPencil,
  IconPlayerPause,
} from '@tabler/icons-react';
import type { Tone } from '../../../ui/chip.tsx';

type Look = { icon: Icon; tone: Tone };

/** Icon and colour of each chip; the word stands beside it, so that colour is never the only sign. */
export const chipLooks: Record<ChipCode, Look> = {
  archived: { icon: IconArchive, tone: 'none' },
  deactivated: { icon: IconPlayerPause, tone: 'warn' },
  offline: { icon: IconEyeOff, tone: 'warn' },
  published: { icon: IconCircleCheck, tone: 'ok' },
  notPublished: { icon: IconCircleDashed, tone: 'none' },
  publishedFrom: { icon: IconClock, tone: 'plan' },
  publishedUntil: { icon: IconClockStop, tone: 'bad' },
  publishCancelled: { icon: IconArrowBackUp, tone: 'none' },
  publishEnded: { icon: IconCalendarOff, tone: 'none' },
  unpublishedChanges: { icon: IconPencil, tone: 'warn' },
  newVersionPlanned: { icon: IconClock, tone: 'plan' },
  plannedOlder: { icon: IconAlertTriangle, tone: 'warn' },
};

export const workflowLooks: Record<'concept' | 'ready', Look> = {
  concept: { icon: IconPencil, tone: 'none' },
  ready: { icon: IconCircleDot, tone: 'plan' },
};
