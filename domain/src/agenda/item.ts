import type { Weekday } from '../fields/definition.ts';
import type { OpeningHours } from '../fields/value.ts';
import type { Key } from '../instant.ts';

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;
/** A time on the clock, `HH:mm`; the end of an opening may be `24:00`. */
export type Time = string;
/** A moment on the clock of the tenant's zone, `YYYY-MM-DDTHH:mm`. Sorts as text. */
export type Wall = string;

/** How often something comes back (specification point 3, 'Agenda item'). `interval`: every how many days, weeks, months or years, from 1. */
export type Repetition =
  | { type: 'none' }
  | { type: 'daily'; interval: number; until: Until }
  | { type: 'weekly'; interval: number; weekdays: Weekday[]; until: Until }
  | { type: 'monthly'; interval: number; day: number; until: Until }
  | { type: 'yearly'; interval: number; day: number; month: number; until: Until }
  /** The first to fourth or last (5) weekday or workday (MO to FR) of every so many months or, with a month (1 to 12), of that month every so many years. */
  | { type: 'relative'; interval: number; ordinal: Ordinal; on: Weekday | 'workday'; month: number | null; until: Until };
export type RepetitionType = Repetition['type'];

/** Specification point 9: 1 to 5, where the fifth means the last. */
export type Ordinal = 1 | 2 | 3 | 4 | 5;

/** The last moment at which one may begin, itself included. */
export type Until = { date: Day; time: Time };

/** From when to when, by the clock; it may end on a later day. */
export type Span = { startDate: Day; startTime: Time; endDate: Day; endTime: Time };

/** What is different about the date that the pattern gives for the day `on`. Of a moved one: when it takes place instead, and where if that differs. */
export type Change =
  | { on: Day; kind: 'cancelled'; reason: string }
  | { on: Day; kind: 'moved'; span: Span; location: Key | null; reason: string };

/** One of a series of named meetings; `id` is its own for good, whatever is moved. `location`: where, if that differs from the item's. */
export type Meeting = { id: string; name: string; span: Span; location: Key | null; cancelled: { reason: string } | null };

/** When something takes place (decisions, 5). `dates`: a moment, once or again and again. */
export type Timing =
  | { kind: 'dates'; span: Span; repetition: Repetition; changes: Change[] }
  | { kind: 'series'; meetings: Meeting[] }
  /** Open in a weekly pattern on the days from `from` to `till`, both included, but for the exceptions. */
  | { kind: 'hours'; from: Day; till: Day; hours: OpeningHours };
export type TimingKind = Timing['kind'];

/** What an agenda item says: which product takes place where and when. */
export type ItemContent = { product: Key; location: Key; timing: Timing };

/**
 * One time that an item takes place. `at` names it for good: of dates the day that the pattern gave, of a series the id of the meeting,
 * of opening hours the day and time at which they open (`YYYY-MM-DDTHH:mm`). `location`: where, if that differs from the item's.
 */
export type Occurrence = {
  at: string;
  start: Wall;
  end: Wall;
  state: 'planned' | 'moved' | 'cancelled';
  name: string;
  reason: string;
  location: Key | null;
};
