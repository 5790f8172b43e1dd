import { type Icon, IconCalendarEvent, IconClockStop, IconMailX, IconReplaceUser, IconUserOff } from '@tabler/icons-react';
import type { ApiAnswers } from '../../../api/types.ts';

export type Ahead = ApiAnswers['team']['upcoming'][number];

/** Icon and colour of each thing that happens by itself. */
export const aheadLooks: Record<Ahead['what'], { icon: Icon; tone: 'plan' | 'bad' | 'warn' | 'none' }> = {
  published: { icon: IconCalendarEvent, tone: 'plan' },
  ended: { icon: IconClockStop, tone: 'bad' },
  'invitation-expires': { icon: IconMailX, tone: 'warn' },
  'roles-end': { icon: IconUserOff, tone: 'bad' },
  'stand-in-ends': { icon: IconReplaceUser, tone: 'none' },
};
