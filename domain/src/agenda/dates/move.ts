import { done, refused } from '../../outcome.ts';
import { givesDay } from '../expand/pattern.ts';
import type { Change, Span } from '../item.ts';
import type { Act, Move } from '../acts/act.ts';
import { wantedSpan } from '../acts/wanted-span.ts';
import { before, since, spanOn } from './cut.ts';
import { shifted, type Dates } from './shift.ts';

const same = (a: Span, b: Span): boolean =>
  a.startDate === b.startDate && a.startTime === b.startTime && a.endDate === b.endDate && a.endTime === b.endTime;

const withChange = (timing: Dates, on: string, change: Change | null): Dates => ({
  ...timing,
  changes: [...timing.changes.filter((other) => other.on !== on), ...(change ? [change] : [])].sort((a, b) => (a.on < b.on ? -1 : 1)),
});

/** Moved back to where the pattern has it, a date is none that differs. */
const moveThis = (timing: Dates, { at, location, reason }: Move, span: Span): Act => {
  const asPattern = location === null && same(span, spanOn(timing.span, at));
  const change: Change = { on: at, kind: 'moved', span, location, reason };
  return done({ timing: withChange(timing, at, asPattern ? null : change), location: null, lost: [] });
};

const moveAll = (timing: Dates, { at, location }: Move, span: Span): Act => {
  const moved = shifted(timing, at, span);
  return moved.ok ? done({ ...moved.value, location }) : moved;
};

const moveFollowing = (timing: Dates, move: Move, span: Span): Act => {
  const first = before(timing, move.at);
  if (first === null) return moveAll(timing, move, span);
  const moved = shifted(since(timing, move.at), move.at, span);
  return moved.ok ? done({ timing: first, split: moved.value.timing, location: move.location, lost: moved.value.lost }) : moved;
};

/** Moves a date of a pattern: by a change of that day, in an item of its own that follows, or with the whole pattern. */
export const moveDate = (timing: Dates, move: Move): Act => {
  if (!givesDay(timing.span, timing.repetition, move.at)) return refused('agenda.time-unknown');
  const span = wantedSpan(move.span);
  if (!span.ok) return span;
  if (timing.repetition.type === 'none' || move.which === 'all') return moveAll(timing, move, span.value);
  return move.which === 'this' ? moveThis(timing, move, span.value) : moveFollowing(timing, move, span.value);
};
