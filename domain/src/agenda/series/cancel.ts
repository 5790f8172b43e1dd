import { done, refused } from '../../outcome.ts';
import type { Meeting, Timing } from '../item.ts';
import type { Act, Cancellation } from '../acts/act.ts';

type Series = Extract<Timing, { kind: 'series' }>;

const startOf = ({ span }: Meeting): string => `${span.startDate}T${span.startTime}`;

/** Cancels a meeting, with those that follow if asked for; they stay in the series. */
export const cancelMeeting = (timing: Series, { at, which, reason }: Cancellation): Act => {
  const it = timing.meetings.find(({ id }) => id === at);
  if (!it) return refused('agenda.time-unknown');
  const meetings = timing.meetings.map((meeting) => {
    const goesAlong = which === 'following' && !meeting.cancelled && startOf(meeting) >= startOf(it);
    return meeting === it || goesAlong ? { ...meeting, cancelled: { reason } } : meeting;
  });
  return done({ timing: { ...timing, meetings }, location: null, lost: [] });
};

/** A meeting takes place after all. */
export const resumeMeeting = (timing: Series, at: string): Act => {
  if (!timing.meetings.some(({ id }) => id === at)) return refused('agenda.time-unknown');
  const meetings = timing.meetings.map((meeting) => (meeting.id === at ? { ...meeting, cancelled: null } : meeting));
  return done({ timing: { ...timing, meetings }, location: null, lost: [] });
};
