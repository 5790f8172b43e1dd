import type { Cancellation } from '@bronhouder/domain/agenda/acts/act.ts';
import { cancelOccurrence } from '@bronhouder/domain/agenda/acts/cancel.ts';
import { acting } from './acting.ts';
import type { Seen } from './record.ts';

/** Cancels one time, or ends the item before it. */
export const cancelDate = acting<Seen & Cancellation>({
  name: 'cancelDate',
  decide: cancelOccurrence,
  told: ({ at, which, reason }) => ({ values: { at, which }, note: reason.trim() || null }),
});
