import type { Move } from '@bronhouder/domain/agenda/acts/act.ts';
import { moveOccurrence } from '@bronhouder/domain/agenda/acts/move.ts';
import { normaliseSpan } from '@bronhouder/domain/agenda/normalise.ts';
import { acting } from './acting.ts';
import type { Seen } from './record.ts';

/** Moves one time, it and the following, or all to another span, and to another place where one is named. */
export const moveDate = acting<Seen & Move>({
  name: 'moveDate',
  decide: moveOccurrence,
  told: ({ at, which, span, location, reason }) => {
    const { startDate, startTime } = normaliseSpan(span);
    return { values: { at, which, start: `${startDate}T${startTime}`, ...(location && { location }) }, note: reason.trim() || null };
  },
});
