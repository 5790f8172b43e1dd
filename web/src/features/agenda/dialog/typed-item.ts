import { noHours } from '../../../forms/opening-hours-editing.ts';
import type { Weekday } from '@bronhouder/domain/fields/definition.ts';
import type { OpeningHours } from '@bronhouder/domain/fields/value.ts';
import { spanAsTyped } from '@bronhouder/domain/agenda/normalise.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type {
  Change,
  Day,
  ItemContent,
  Meeting,
  Ordinal,
  Repetition,
  RepetitionType,
  Span,
  Timing,
  TimingKind,
  Until,
} from '@bronhouder/domain/agenda/item.ts';

/** Every part of a repetition as typed, also those that the chosen type does not use: who goes back to a type finds what was there. */
export type TypedRepetition = {
  type: RepetitionType;
  interval: string;
  weekdays: Weekday[];
  day: string;
  /** Of a yearly one: its month. */
  month: number;
  ordinal: Ordinal;
  on: Weekday | 'workday';
  /** Of a relative one: in which month; null: in every month. */
  ofMonth: number | null;
  until: Until;
};

export type TypedDates = { span: Span; repetition: TypedRepetition; changes: Change[] };

/** An agenda item as its dialog holds it. The three kinds stand beside each other, so that a look at another kind costs no input. */
export type TypedItem = {
  product: Key | null;
  location: Key | null;
  kind: TimingKind;
  dates: TypedDates;
  meetings: Meeting[];
  hours: { from: Day; till: Day; hours: OpeningHours };
};

/** What a save names: a product or a location may still be missing. */
export type TypedContent = Omit<ItemContent, 'product' | 'location'> & Pick<TypedItem, 'product' | 'location'>;

/** What a new item begins with, such as the day on which somebody clicked, or the product whose agenda this is. */
export type Preset = Partial<{
  product: { key: Key; title: string };
  location: Key;
  kind: TimingKind;
  date: Day;
  startTime: string;
  endTime: string;
}>;

export const blankSpan: Span = { startDate: '', startTime: '', endDate: '', endTime: '' };

const repetition: TypedRepetition = {
  type: 'none',
  interval: '1',
  weekdays: [],
  day: '',
  month: 1,
  ordinal: 1,
  on: 'MO',
  ofMonth: null,
  until: { date: '', time: '23:59' },
};

const blank: TypedItem = {
  product: null,
  location: null,
  kind: 'dates',
  dates: { span: blankSpan, repetition, changes: [] },
  meetings: [],
  hours: { from: '', till: '', hours: noHours },
};

/** A new item. */
export const begun = ({ product, location, kind = 'dates', date = '', startTime = '', endTime = '' }: Preset): TypedItem => ({
  ...blank,
  product: product?.key ?? null,
  location: location ?? null,
  kind,
  dates: { ...blank.dates, span: { startDate: date, startTime, endDate: date, endTime } },
  hours: { ...blank.hours, from: date },
});

const typedRepetition = (saved: Repetition): TypedRepetition => {
  if (saved.type === 'none') return repetition;
  const common = { ...repetition, type: saved.type, interval: String(saved.interval), until: saved.until };
  if (saved.type === 'weekly') return { ...common, weekdays: saved.weekdays };
  if (saved.type === 'monthly') return { ...common, day: String(saved.day) };
  if (saved.type === 'yearly') return { ...common, day: String(saved.day), month: saved.month };
  if (saved.type === 'relative') return { ...common, ordinal: saved.ordinal, on: saved.on, ofMonth: saved.month };
  return common;
};

const typedTiming = (timing: Timing): Partial<TypedItem> => {
  if (timing.kind === 'series') {
    const meetings = timing.meetings.map((meeting) => ({ ...meeting, span: spanAsTyped(meeting.span) }));
    return { kind: 'series', meetings };
  }
  if (timing.kind === 'hours') return { kind: 'hours', hours: { from: timing.from, till: timing.till, hours: timing.hours } };
  const { span, changes } = timing;
  return { kind: 'dates', dates: { span: spanAsTyped(span), changes, repetition: typedRepetition(timing.repetition) } };
};

/** The form of what was saved. */
export const typedOf = ({ product, location, timing }: TypedContent): TypedItem => ({
  ...blank,
  product,
  location,
  ...typedTiming(timing),
});

/** A whole number as typed; what is none is none in the domain's eyes as well. */
const whole = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

const repetitionOf = ({ type, weekdays, day, month, ordinal, on, ofMonth, until, ...typed }: TypedRepetition): Repetition => {
  const interval = whole(typed.interval);
  if (type === 'none') return { type };
  if (type === 'daily') return { type, interval, until };
  if (type === 'weekly') return { type, interval, weekdays, until };
  if (type === 'monthly') return { type, interval, day: whole(day), until };
  if (type === 'yearly') return { type, interval, day: whole(day), month, until };
  return { type, interval, ordinal, on, month: ofMonth, until };
};

/** When it takes place by what is typed so far. */
export const timingOf = ({ kind, dates, meetings, hours }: TypedItem): Timing => {
  if (kind === 'series') return { kind, meetings };
  if (kind === 'hours') return { kind, ...hours };
  const { span, changes } = dates;
  return { kind, span, repetition: repetitionOf(dates.repetition), changes };
};

/** The form with another timing, such as after a date was moved. What stands in the other kinds stays. */
export const withTiming = (item: TypedItem, timing: Timing): TypedItem => ({ ...item, ...typedTiming(timing) });

/** The form with one part of a content in place of what was typed there. */
export const withContent = (item: TypedItem, content: TypedContent, part: keyof TypedContent): TypedItem =>
  part === 'timing' ? withTiming(item, content.timing) : { ...item, [part]: content[part] };

export const contentOf = (item: TypedItem): TypedContent => ({ product: item.product, location: item.location, timing: timingOf(item) });
