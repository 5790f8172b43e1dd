import { wallOf } from '../days.ts';
import type { Meeting, Occurrence } from '../item.ts';
import { isTime, touches, type Window } from './window.ts';

/** The times of a series of named meetings. */
export const meetingsIn = (meetings: Meeting[], window: Window): Occurrence[] =>
  meetings.flatMap(({ id, name, span, location, cancelled }) => {
    if (!isTime(span.startTime) || !isTime(span.endTime)) return [];
    const start = wallOf(span.startDate, span.startTime);
    const end = wallOf(span.endDate, span.endTime);
    if (!touches(start, end, window)) return [];
    return [{ at: id, start, end, state: cancelled ? 'cancelled' : 'planned', name, reason: cancelled?.reason ?? '', location }];
  });
