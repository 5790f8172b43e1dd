import { done, refused } from '../../outcome.ts';
import { dayOfWall } from '../days.ts';
import { allOf } from '../reach.ts';
import type { Act, Cancellation } from '../acts/act.ts';
import { asWeek, between, sameSlot, slotsOn, withDay, type Hours } from './days.ts';
import { openingAt } from './move.ts';

/** Closed for one opening, of which the reason stays visible; or not open any more from then on. */
export const cancelOpening = (timing: Hours, { at, which, reason }: Cancellation): Act => {
  const it = openingAt(timing, at);
  if (!it) return refused('agenda.time-unknown');
  const slots = slotsOn(timing, it.day);
  if (which === 'this') {
    const left = slots.filter((slot) => !sameSlot(slot, it.slot));
    return done({ timing: withDay(timing, it.day, left, reason), location: null, lost: [] });
  }
  const earlier = slots.filter(({ from }) => from < it.slot.from);
  const left = withDay(between(timing, timing.from, it.day), it.day, earlier, reason);
  if (!allOf(left).some(({ state }) => state !== 'cancelled')) return refused('agenda.first');
  const lost = timing.hours.exceptions.filter(({ from }) => from > it.day).map(({ from }) => from);
  return done({ timing: left, location: null, lost });
};

/** A day is open as the week says. */
export const resumeOpening = (timing: Hours, at: string): Act => {
  const it = openingAt(timing, at);
  return it ? done({ timing: asWeek(timing, dayOfWall(at)), location: null, lost: [] }) : refused('agenda.time-unknown');
};
