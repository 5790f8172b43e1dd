import type { Values } from '../values.ts';
import { civilOf, dayNumber, dayOf, dayOfWall, daysInMonth, numberOf, timeOfWall } from './days.ts';
import { givesDay, patternDays } from './expand/pattern.ts';
import type { Day, Repetition, Timing, Wall } from './item.ts';
import { keptChanges } from './kept.ts';
import { allOf } from './reach.ts';
import { shownInstead } from './zone.ts';

/** What somebody who types a pattern should know, though nothing is wrong. */
export const noticeCodes = ['start-off-pattern', 'skipped', 'lost', 'spring-gap', 'until-cuts-off'] as const;
export type NoticeCode = (typeof noticeCodes)[number];

/** `days`: which dates it is about; of `skipped` the first day of each month that is skipped. Its text stands in phrases, `timing.notices`. */
export type Notice = { code: NoticeCode; days: Day[]; values: Values };

type Dates = Extract<Timing, { kind: 'dates' }>;

const notice = (code: NoticeCode, days: Day[], values: Values = {}): Notice[] => (days.length > 0 ? [{ code, days, values }] : []);

/** The start date counts only if it fits the pattern (decisions, 5). */
const startOffPattern = ({ span, repetition }: Dates): Notice[] => {
  if (repetition.type === 'none') return [];
  const [first] = patternDays(span, repetition, -Infinity, Infinity);
  return first === undefined || dayOf(first) === span.startDate ? [] : notice('start-off-pattern', [dayOf(first)]);
};

/** The day that is asked of each so many months; nothing of a pattern that every month has. */
const askedDay = (repetition: Repetition): { day: number; step: number; month: number | null } | undefined => {
  if (repetition.type === 'monthly') return { day: repetition.day, step: repetition.interval, month: null };
  return repetition.type === 'yearly' ? { day: repetition.day, step: 12 * repetition.interval, month: repetition.month } : undefined;
};

/** Whole months of the pattern that lack the day. */
const skippedMonths = ({ span, repetition }: Dates): Notice[] => {
  const asked = askedDay(repetition);
  if (!asked || repetition.type === 'none' || patternDays(span, repetition, -Infinity, Infinity).length === 0) return [];
  const [start, end] = [civilOf(dayNumber(span.startDate)), civilOf(dayNumber(repetition.until.date))];
  const skipped: Day[] = [];
  for (let at = start.year * 12 + (asked.month ?? start.month) - 1; at <= end.year * 12 + end.month - 1; at += asked.step) {
    const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
    const last = dayOf(numberOf(year, month, daysInMonth(year, month)));
    const within = span.startDate <= last && last <= repetition.until.date;
    if (within && asked.day > daysInMonth(year, month)) skipped.push(dayOf(numberOf(year, month, 1)));
  }
  return notice('skipped', skipped);
};

/** The pattern gives the last day, but its time is too late. */
const cutOff = ({ span, repetition }: Dates): Notice[] => {
  if (repetition.type === 'none' || span.startTime <= repetition.until.time) return [];
  const { date, time } = repetition.until;
  const wholeDay = { ...repetition, until: { date, time: '23:59' } };
  return givesDay(span, wholeDay, date) ? notice('until-cuts-off', [date], { time }) : [];
};

/** Times that the clock skips in spring: it begins or ends an hour later by the clock. */
const inTheGap = (timing: Timing, zone: string): Notice[] => {
  const walls = allOf(timing).flatMap(({ state, start, end }) => (state === 'cancelled' ? [] : [start, end]));
  const skipped = walls.flatMap((wall): { wall: Wall; shown: Wall }[] => {
    const shown = shownInstead(wall, zone);
    return shown === null ? [] : [{ wall, shown }];
  });
  const [first] = skipped;
  if (!first) return [];
  const days = [...new Set(skipped.map(({ wall }) => dayOfWall(wall)))];
  return notice('spring-gap', days, { time: timeOfWall(first.wall), shown: timeOfWall(first.shown) });
};

/** Of a normalised timing. `was`: the one that is being changed, to say which of its exceptions get lost. */
export const noticesOf = (timing: Timing, { zone, was = null }: { zone: string; was?: Timing | null }): Notice[] => [
  ...(timing.kind === 'dates' ? [...startOffPattern(timing), ...skippedMonths(timing), ...cutOff(timing)] : []),
  ...notice('lost', keptChanges(was ?? timing, timing).lost),
  ...inTheGap(timing, zone),
];
