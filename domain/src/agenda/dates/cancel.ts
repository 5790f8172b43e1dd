import { done, refused } from '../../outcome.ts';
import { givesDay } from '../expand/pattern.ts';
import type { Act, Cancellation } from '../acts/act.ts';
import { before } from './cut.ts';
import type { Dates } from './shift.ts';

/** What follows has no dates any more; the exceptions among them go with it. */
const endBefore = (timing: Dates, at: string): Act => {
  const left = before(timing, at);
  if (left === null) return refused('agenda.first');
  return done({ timing: left, location: null, lost: timing.changes.filter(({ on }) => on >= at).map(({ on }) => on) });
};

/** Cancels one date, of which it stays visible that it would have been; or ends the pattern before it. */
export const cancelDate = (timing: Dates, { at, which, reason }: Cancellation): Act => {
  if (!givesDay(timing.span, timing.repetition, at)) return refused('agenda.time-unknown');
  if (which === 'following' && timing.repetition.type !== 'none') return endBefore(timing, at);
  const changes = [...timing.changes.filter(({ on }) => on !== at), { on: at, kind: 'cancelled' as const, reason }];
  return done({ timing: { ...timing, changes: changes.sort((a, b) => (a.on < b.on ? -1 : 1)) }, location: null, lost: [] });
};
