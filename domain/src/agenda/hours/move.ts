import { problem } from '../../fields/rule.ts';
import type { Slot } from '../../fields/value.ts';
import { done, refused, type Outcome } from '../../outcome.ts';
import type { Problem } from '../../problem.ts';
import { addDays, dayNumber, dayOfWall, mondayOf, timeOfWall, weekdayOf } from '../days.ts';
import type { Day, Span } from '../item.ts';
import { allOf } from '../reach.ts';
import type { Act, Move } from '../acts/act.ts';
import { refusedWith, wantedSpan } from '../acts/wanted-span.ts';
import { between, inOrder, overlaps, sameSlot, slotsOn, weekSlots, withDay, type Hours } from './days.ts';

/** An opening: which slot of which day. */
type Opening = { day: Day; slot: Slot };

/** The opening that begins at a moment: as the day has it, or as the week had it before it was closed. */
export const openingAt = (timing: Hours, at: string): Opening | undefined => {
  const [day, from] = [dayOfWall(at), timeOfWall(at)];
  if (Number.isNaN(dayNumber(day)) || day < timing.from || day > timing.till) return undefined;
  const slot = [...slotsOn(timing, day), ...weekSlots(timing, day)].find((one) => one.from === from);
  return slot && { day, slot };
};

/** Opening hours are hours of one day. */
const wantedOpening = (span: Span): Outcome<Opening> => {
  const slot = { from: span.startTime, till: span.endTime };
  if (span.endDate === span.startDate) return done({ day: span.startDate, slot });
  const midnight = span.endTime === '00:00' && span.endDate === addDays(span.startDate, 1);
  return midnight
    ? done({ day: span.startDate, slot: { ...slot, till: '24:00' } })
    : refusedWith([problem('hours-one-day', 'span.endDate')]);
};

const periodProblems = ({ from, till }: Hours, day: Day): Problem[] => {
  if (day < from) return [problem('date-minimum', 'span.startDate', { minimum: from })];
  return day > till ? [problem('date-maximum', 'span.startDate', { maximum: till })] : [];
};

const overlapProblems = (slots: Slot[], slot: Slot): Problem[] =>
  slots.some((other) => overlaps(other, slot)) ? [problem('time-overlap', 'span.startTime')] : [];

/** The day it leaves and the day it goes to differ from the week. */
const moveThis = (timing: Hours, it: Opening, to: Opening, { location, reason }: Move): Act => {
  if (location !== null) return refused('agenda.hours-place');
  const without = withDay(
    timing,
    it.day,
    slotsOn(timing, it.day).filter((slot) => !sameSlot(slot, it.slot)),
    reason,
  );
  const there = slotsOn(without, to.day);
  const problems = [...periodProblems(timing, to.day), ...overlapProblems(there, to.slot)];
  if (problems.length > 0) return refusedWith(problems);
  return done({ timing: withDay(without, to.day, [...there, to.slot], reason), location: null, lost: [] });
};

/** The week with the opening on another day or at another time. */
const shiftedWeek = (timing: Hours, it: Opening, to: Opening): Outcome<Hours> => {
  const [from, on] = [weekdayOf(dayNumber(it.day)), weekdayOf(dayNumber(to.day))];
  const { week } = timing.hours;
  if (!(week[from] ?? []).some((slot) => sameSlot(slot, it.slot))) return refused('agenda.exception');
  const without = { ...week, [from]: (week[from] ?? []).filter((slot) => !sameSlot(slot, it.slot)) };
  const problems = overlapProblems(without[on] ?? [], to.slot);
  if (problems.length > 0) return refusedWith(problems);
  const filled = { ...without, [on]: inOrder([...(without[on] ?? []), to.slot]) };
  const open = Object.fromEntries(Object.entries(filled).filter(([, slots]) => slots.length > 0));
  return done({ ...timing, hours: { ...timing.hours, week: open } });
};

/** Where what follows begins: in the week of a move to an earlier day already there. */
const turnOf = (it: Opening, to: Opening): Day =>
  to.day < it.day && mondayOf(dayNumber(to.day)) === mondayOf(dayNumber(it.day)) ? to.day : it.day;

const moveWeek = (timing: Hours, it: Opening, to: Opening, { which, location }: Move): Act => {
  const turn = turnOf(it, to);
  const first = between(timing, timing.from, addDays(turn, -1));
  const opens = first.till >= first.from && allOf(first).some(({ state }) => state !== 'cancelled');
  const splits = which === 'following' && opens;
  const moved = shiftedWeek(splits ? between(timing, turn, timing.till) : timing, it, to);
  if (!moved.ok) return moved;
  return done(splits ? { timing: first, split: moved.value, location, lost: [] } : { timing: moved.value, location, lost: [] });
};

/** Moves an opening: of that day, of the week from then on, or of the week. */
export const moveOpening = (timing: Hours, move: Move): Act => {
  const it = openingAt(timing, move.at);
  if (!it) return refused('agenda.time-unknown');
  const span = wantedSpan(move.span);
  if (!span.ok) return span;
  const to = wantedOpening(span.value);
  if (!to.ok) return to;
  return move.which === 'this' ? moveThis(timing, it, to.value, move) : moveWeek(timing, it, to.value, move);
};
