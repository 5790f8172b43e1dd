import type { AskedCode } from '@bronhouder/domain/organisations/asked.ts';
import {
  type Icon,
  IconAlertCircle,
  IconArrowsExchange,
  IconCalendarOff,
  IconEyeOff,
  IconMessage,
  IconPencil,
  IconPlayerPause,
  IconSend,
  IconWorldUpload,
} from '@tabler/icons-react';

/** Icon and edge of each card of what is asked. */
export const askedLooks: Record<AskedCode, { icon: Icon; tone: 'info' | 'warn' | 'bad' | 'plan' }> = {
  deactivated: { icon: IconPlayerPause, tone: 'warn' },
  reviewNote: { icon: IconMessage, tone: 'warn' },
  problems: { icon: IconAlertCircle, tone: 'bad' },
  plannedOlder: { icon: IconArrowsExchange, tone: 'plan' },
  offlineWhilePublished: { icon: IconEyeOff, tone: 'warn' },
  readyToPublish: { icon: IconSend, tone: 'info' },
  unpublishedChanges: { icon: IconWorldUpload, tone: 'info' },
  endSoon: { icon: IconCalendarOff, tone: 'warn' },
  conceptToFinish: { icon: IconPencil, tone: 'info' },
};
